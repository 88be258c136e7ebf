import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folders: string[] = [];

/** Creates an empty folder that is deleted after the last test of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "test-"));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
