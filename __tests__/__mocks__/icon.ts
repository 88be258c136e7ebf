/** The drawing of every icon in tests, because jest cannot load the package's ES modules. */
export const __iconNode = [];
