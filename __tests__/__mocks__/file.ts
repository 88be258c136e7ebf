/** Replaces files that a module imports for their URL. */
export default "file";
