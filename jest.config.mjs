/**
 * Four projects: unit (no build), site (the built site in a browser), spec (the specification's words on the built site), builds (tests that
 * build again).
 */

import { availableParallelism } from "node:os";

/** TypeScript and JSX for Node, by the rules that Gatsby builds with. */
const transform = {
  "\\.[cm]?[jt]sx?$": [
    "babel-jest",
    {
      babelrc: false,
      configFile: false,
      presets: [
        ["babel-preset-gatsby", { reactRuntime: "automatic" }],
        "@babel/preset-typescript",
      ],
    },
  ],
};

/** @type {import("jest").Config} */
const node = {
  testEnvironment: "node",
  transform,
  testPathIgnorePatterns: ["/node_modules/", "/support/"],
};

/** @type {import("jest").Config} */
const onTheSite = {
  ...node,
  globalSetup: "<rootDir>/__tests__/site/support/global-setup.mjs",
  globalTeardown: "<rootDir>/__tests__/site/support/global-teardown.mjs",
  setupFilesAfterEnv: ["<rootDir>/__tests__/site/support/setup.ts"],
};

/** @type {import("jest").Config} */
export default {
  // All cores: nothing else runs beside the tests. More than four workers only wait for the one edge and browser.
  maxWorkers: Math.min(4, availableParallelism()),
  // In milliseconds; jest reads it here alone. Jest's own 5 s end unit tests on a busy machine. The other projects raise it in their setup.
  testTimeout: 30_000,
  projects: [
    {
      displayName: "unit",
      testEnvironment: "jsdom",
      roots: ["<rootDir>/__tests__", "<rootDir>/src"],
      testPathIgnorePatterns: [
        "/node_modules/",
        "/support/",
        "/__mocks__/",
        "<rootDir>/__tests__/(site|spec|rebuilds)/",
      ],
      transform,
      moduleNameMapper: {
        // A class is called by its own name.
        "\\.module\\.css$": "<rootDir>/__tests__/__mocks__/css-module.ts",
        "^@tabler/icons-react/": "<rootDir>/__tests__/__mocks__/icon.ts",
        "\\.(css|woff2|svg|jpg|png|mp4|webm)$": "<rootDir>/__tests__/__mocks__/file.ts",
      },
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
    },
    { ...onTheSite, displayName: "site", roots: ["<rootDir>/__tests__/site"] },
    // Decision 37.
    { ...onTheSite, displayName: "spec", roots: ["<rootDir>/__tests__/spec"] },
    {
      ...node,
      displayName: "builds",
      roots: ["<rootDir>/__tests__/rebuilds"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/rebuilds/support/setup.ts"],
    },
  ],
};
