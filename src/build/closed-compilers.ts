/**
 * Frees what webpack has made once it is closed. Gatsby keeps both of its compilers and their results until the build ends, through its
 * virtual modules and the frame of its build command: 140 MB of 440 while the pages are queried and rendered, when memory is short.
 */

import { tidyHeap } from "./tight-heap";

/** The parts of webpack's compiler used here; webpack comes with Gatsby and is not a dependency of its own. */
interface Compiler {
  hooks: {
    done: { tap(name: string, callback: (stats: { compilation: Compilation }) => void): void };
    shutdown: { tap(name: string, callback: () => void): void };
  };
}

type Compilation = Record<string, unknown> & { children: Compilation[] };

/** What its logger needs: webpack writes its cache last. */
const kept = ["compiler", "hooks", "logging", "hash"];

/** webpack plugin for builds; not for a compiler that watches, which is closed only when everything ends. */
export class ClosedCompilers {
  apply(compiler: Compiler): void {
    const name = ClosedCompilers.name;
    let result: Compilation | undefined;
    compiler.hooks.done.tap(name, ({ compilation }) => (result = compilation));
    compiler.hooks.shutdown.tap(name, () => {
      // Gatsby closes the compiler of the HTML twice.
      if (!result) return;
      empty(result);
      result = undefined;
      // By then webpack has written its cache.
      setTimeout(tidyHeap, 1000);
    });
  }
}

function empty(compilation: Compilation): void {
  compilation.children.forEach(empty);
  for (const key of Object.keys(compilation)) if (!kept.includes(key)) delete compilation[key];
}
