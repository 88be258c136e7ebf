/** Replaces CSS modules (`import * as styles` or `import styles`): each class name maps to itself. */
const names: Record<string | symbol, unknown> = new Proxy(
  { __esModule: true },
  {
    get: (target, name) =>
      name === "__esModule" ? target.__esModule : name === "default" ? names : String(name),
    has: () => true,
  },
);

module.exports = names;
