/** Stands in for CSS modules, written `import * as styles` or `import styles`: every class is called by its own name. */
const names: Record<string | symbol, unknown> = new Proxy(
  { __esModule: true },
  {
    get: (target, name) =>
      name === "__esModule" ? target.__esModule : name === "default" ? names : String(name),
    has: () => true,
  },
);

module.exports = names;
