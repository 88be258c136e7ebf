/** Matches the addresses of all scripts except for the loader. A held loader would delay the load event. */
export const lateScripts = /\/(?!loader-)[^/]+\.js$/;
