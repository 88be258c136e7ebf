/**
 * Five projects: unit (no build), site (the built site in Chromium), engines (in Firefox and WebKit), spec (the specification's words on the
 * built site), builds (tests that build again, which run at night: `npx jest --selectProjects builds`).
 */

import { availableParallelism } from "node:os";

/** Compiles TypeScript and JSX. */
const transform = {
  "\\.[cm]?[jt]sx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2022",
      },
      module: { type: "commonjs" },
    },
  ],
};

/** Modules receive Math as an argument. In jest's sandbox, a global is looked up so slowly that a comparison of pictures takes 100 times as long. */
const sandboxInjectedGlobals = ["Math"];

/** @type {import("jest").Config} */
const node = {
  testEnvironment: "node",
  transform,
  sandboxInjectedGlobals,
  testPathIgnorePatterns: ["/node_modules/", "/support/"],
};

/** @type {import("jest").Config} */
const onTheSite = {
  ...node,
  moduleNameMapper: { "/site-content$": "<rootDir>/__tests__/site/support/site-content.ts" },
  globalSetup: "<rootDir>/__tests__/site/support/global-setup.mjs",
  setupFilesAfterEnv: ["<rootDir>/__tests__/site/support/second-try.ts"],
};

/** @type {import("jest").Config} */
export default {
  // Uses all cores, but at most four workers, because each runs its own browsers.
  maxWorkers: Math.min(4, availableParallelism()),
  // In ms. jest ignores this option in projects. Its default, 5 s, is too short for browsers on a busy machine.
  testTimeout: 120_000,
  // In ms. On a busy machine, a worker does not always end within jest's default, half a second, and jest then reports a leak in a test.
  workerGracefulExitTimeout: 20_000,
  projects: [
    {
      displayName: "unit",
      testEnvironment: "jsdom",
      roots: ["<rootDir>/__tests__", "<rootDir>/src"],
      testPathIgnorePatterns: [
        "/node_modules/",
        "/support/",
        "/__mocks__/",
        "<rootDir>/__tests__/(site|engines|spec|rebuilds)/",
      ],
      transform,
      sandboxInjectedGlobals,
      moduleNameMapper: {
        // The mock returns each class name unchanged.
        "\\.module\\.css$": "<rootDir>/__tests__/__mocks__/css-module.ts",
        "\\.(css|woff2|svg|jpg|png|mp4|webm)$": "<rootDir>/__tests__/__mocks__/file.ts",
      },
    },
    { ...onTheSite, displayName: "site", roots: ["<rootDir>/__tests__/site"] },
    { ...onTheSite, displayName: "engines", roots: ["<rootDir>/__tests__/engines"] },
    // Decision 37.
    { ...onTheSite, displayName: "spec", roots: ["<rootDir>/__tests__/spec"] },
    { ...node, displayName: "builds", roots: ["<rootDir>/__tests__/rebuilds"] },
  ],
};
