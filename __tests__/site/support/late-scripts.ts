/** Addresses of all scripts but the loader, for which a page's load event waits. */
export const lateScripts = /\/(?!loader-)[^/]+\.js$/;
