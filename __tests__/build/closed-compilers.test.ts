/** @jest-environment node */
import { ClosedCompilers } from "../../src/build/closed-compilers";
import { tidyHeap } from "../../src/build/tight-heap";

jest.mock("../../src/build/tight-heap", () => ({ tidyHeap: jest.fn() }));

type Compilation = Record<string, unknown> & { children: Compilation[] };

const made = (children: Compilation[] = []): Compilation => ({
  hash: "abc",
  logging: new Map(),
  modules: new Set(["a page"]),
  assets: { "app.js": "code" },
  children,
});

test("a compilation keeps what its logger needs and lets go of the rest when its compiler is closed, its children too", () => {
  jest.useFakeTimers();
  let [done, shutdown]: [(stats: { compilation: Compilation }) => void, () => void] = [
    () => undefined,
    () => undefined,
  ];
  new ClosedCompilers().apply({
    hooks: {
      done: { tap: (_, callback) => (done = callback) },
      shutdown: { tap: (_, callback) => (shutdown = callback) },
    },
  });
  const child = made();
  const compilation = made([child]);
  done({ compilation });
  expect(compilation.modules).toBeDefined();
  shutdown();
  for (const each of [compilation, child])
    expect(Object.keys(each).sort()).toEqual(["hash", "logging"]);
  // webpack writes its cache after that.
  expect(tidyHeap).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(tidyHeap).toHaveBeenCalledTimes(1);
  // Gatsby closes the compiler of the HTML twice.
  shutdown();
  jest.runAllTimers();
  expect(tidyHeap).toHaveBeenCalledTimes(1);
});
