/** @jest-environment node */
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { findingsPath } from "../../src/domain/files";
import { reportFindings, serveFindings } from "../../src/gatsby/findings";

const warn = jest.fn();
const panic = jest.fn();
const info = jest.fn();
const reporter = { warn, panic, info } as unknown as Reporter;
const mistake = "content/navigation.yaml:6  main 5 › to: there is no page /galery";

afterEach(() => {
  jest.clearAllMocks();
  delete process.env.gatsby_executing_command;
});

test("a mistake ends a build", () => {
  process.env.gatsby_executing_command = "build";
  reportFindings(reporter, [mistake]);
  expect(panic).toHaveBeenCalledWith(expect.stringContaining(mistake));
  expect(warn).not.toHaveBeenCalled();
});

test("in development, the terminal and the server list mistakes until they are corrected", () => {
  process.env.gatsby_executing_command = "develop";
  const json = jest.fn();
  const get = jest.fn<void, [address: string, answer: (...args: unknown[]) => void]>();
  serveFindings({ app: { get } } as unknown as CreateDevServerArgs);
  const [address, answer] = get.mock.calls[0]!;
  expect(address).toBe(findingsPath);
  const request = () => answer({}, { json });

  reportFindings(reporter, [mistake]);
  expect(warn).toHaveBeenCalledWith(`content has 1 mistake(s)\n${mistake}`);
  expect(panic).not.toHaveBeenCalled();
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
