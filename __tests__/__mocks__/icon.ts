/** The drawing of every icon in tests: jest reads no ES modules from packages. */
export const __iconNode = [];
