/** @jest-environment node */
/** Mistakes during development. A build with mistakes is tested in __tests__/rebuilds. */
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { findingsPath } from "../../src/domain/site";
import { reportFindings, serveFindings } from "../../src/gatsby/findings";

const warn = jest.fn();
const info = jest.fn();
const reporter = { warn, info } as unknown as Reporter;
const mistake = "content/navigation.yaml:6  main 5 › to: there is no page /galery";

test("in development, the terminal and the server list mistakes until they are corrected", () => {
  jest.replaceProperty(process, "env", { gatsby_executing_command: "develop" });
  const json = jest.fn();
  const get = jest.fn<void, [address: string, answer: (...args: unknown[]) => void]>();
  serveFindings({ app: { get } } as unknown as CreateDevServerArgs);
  const [address, answer] = get.mock.calls[0]!;
  expect(address).toBe(findingsPath);
  const request = () => answer({}, { json });

  reportFindings(reporter, [mistake]);
  expect(warn).toHaveBeenCalledWith(`content has 1 mistake(s)\n${mistake}`);
  request();
  expect(json).toHaveBeenLastCalledWith([mistake]);

  expect(info).not.toHaveBeenCalled();
  reportFindings(reporter, []);
  reportFindings(reporter, []);
  expect(info).toHaveBeenCalledTimes(1);
  request();
  expect(json).toHaveBeenLastCalledWith([]);
  expect(warn).toHaveBeenCalledTimes(1);
});
