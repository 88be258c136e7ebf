/** @jest-environment node */
/** Mistakes during development. A build with mistakes is tested in __tests__/rebuilds. */
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { findingsPath } from "../../src/domain/site";
import { reportFindings, serveFindings } from "../../src/gatsby/findings";

const mistake = "content/navigation.yaml:6  main 5 › to: there is no page /galery";

test("in development, the terminal and the server list mistakes until they are corrected", () => {
  jest.replaceProperty(process, "env", { gatsby_executing_command: "develop" });
  const [warn, info, json] = [jest.fn(), jest.fn(), jest.fn()];
  const get = jest.fn<void, [address: string, answer: (...args: unknown[]) => void]>();
  serveFindings({ app: { get } } as unknown as CreateDevServerArgs);
  const [address, answer] = get.mock.calls[0]!;
  expect(address).toBe(findingsPath);
  const found = [[mistake], [], []];
  for (const lines of found) {
    reportFindings({ warn, info } as unknown as Reporter, lines);
    answer({}, { json });
  }
  expect(json.mock.calls).toEqual(found.map((lines) => [lines]));
  expect(warn.mock.calls).toEqual([[`content has 1 mistake(s)\n${mistake}`]]);
  expect(info).toHaveBeenCalledTimes(1);
});
