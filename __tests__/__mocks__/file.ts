/** Stands in for files that a module imports for their address. */
export default "file";
