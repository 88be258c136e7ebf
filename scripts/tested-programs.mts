/** Programs that some tests need, and their Debian packages (.ci/run installs them). */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { hasNginx } from "./nginx/server.mjs";

const programs: readonly { name: string; debian: string; installed: () => boolean }[] = [
  {
    name: "Firefox",
    debian: "firefox-esr",
    installed: () => existsSync(process.env.FIREFOX ?? "/usr/bin/firefox-esr"),
  },
  {
    name: "WebKit",
    debian: "webkit2gtk-driver xvfb",
    installed: () => ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every(existsSync),
  },
  { name: "nginx", debian: "nginx-light", installed: hasNginx },
  {
    name: "Java",
    debian: "default-jre-headless",
    installed: () => spawnSync("java", ["-version"]).status === 0,
  },
  {
    name: "a PostgreSQL server in TEST_DATABASE_URL",
    debian: "postgresql",
    installed: () => Boolean(process.env.TEST_DATABASE_URL),
  },
];

/** A line for each program that is not installed, with its Debian package. */
export const missingPrograms = (): string[] =>
  programs
    .filter(({ installed }) => !installed())
    .map(({ name, debian }) => `Left out: tests that need ${name} (Debian: ${debian}).`);
