/** A simulated repository on GitHub: branches with their files, commits and pull requests, all in memory. */
import { createHash } from "node:crypto";

/** Files by their paths, as bytes. */
export type Tree = ReadonlyMap<string, Buffer>;

export interface Pull {
  number: number;
  title: string;
  branch: string;
  labels: string[];
  draft: boolean;
  state: "open" | "closed";
  merged: boolean;
}

interface Branch {
  head: string;
  files: Tree;
}

export const shaOf = (text: string | Buffer) => createHash("sha1").update(text).digest("hex");

/** A response with an error status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export class Repository {
  readonly branches = new Map<string, Branch>();
  readonly pulls: Pull[] = [];
  /** All commits, each with its branch and the files that it changed. */
  readonly commits: { branch: string; paths: string[] }[] = [];
  /** The files that main had when each branch began. */
  private readonly bases = new Map<string, Tree>();

  constructor(files: Readonly<Record<string, string>>) {
    const tree = Object.entries(files).map(
      ([file, text]) => [file, Buffer.from(text)] as const,
    );
    this.branches.set("main", { head: shaOf("main"), files: new Map(tree) });
  }

  /** The text of a file on a branch. */
  text(branch: string, file: string): string | undefined {
    return this.branches.get(branch)?.files.get(file)?.toString();
  }

  /** Commits a file to `branch` as another person. */
  push(branch: string, file: string, text: string): void {
    this.commit(branch, new Map([[file, Buffer.from(text)]]), []);
  }

  /** The branch with this name. Throws if there is none. */
  branch(name: string): Branch {
    const branch = this.branches.get(name);
    if (!branch) throw new Refusal(404, "Not Found");
    return branch;
  }

  /** Begins a branch at main. Throws if it exists. */
  begin(name: string): void {
    if (this.branches.has(name)) throw new Refusal(422, `A ref named "${name}" already exists`);
    const main = this.branch("main");
    this.branches.set(name, main);
    this.bases.set(name, main.files);
  }

  /** The files that main had when the branch `name` began. */
  baseOf = (name: string): Tree => this.bases.get(name) ?? new Map<string, Buffer>();

  /** The files of the branch `name` that differ from main as it was when the branch began. */
  changedIn(name: string): [path: string, bytes: Buffer][] {
    const base = this.baseOf(name);
    return [...this.branch(name).files].filter(
      ([file, bytes]) => !base.get(file)?.equals(bytes),
    );
  }

  /** Adds a commit to the branch `name` and returns its hash. */
  commit(name: string, additions: Tree, deletions: readonly string[]): string {
    const branch = this.branch(name);
    const files = new Map([...branch.files, ...additions]);
    for (const file of deletions) files.delete(file);
    const head = shaOf(`${branch.head}${[...additions.keys()].join()}${this.commits.length}`);
    this.branches.set(name, { head, files });
    this.commits.push({ branch: name, paths: [...additions.keys(), ...deletions] });
    return head;
  }

  /** Opens a pull request and returns it. */
  open(title: string, branch: string, draft: boolean): Pull {
    const number = this.pulls.length + 1;
    const pull: Pull = {
      number,
      title,
      branch,
      labels: [],
      draft,
      state: "open",
      merged: false,
    };
    this.pulls.push(pull);
    return pull;
  }

  /** Merges a pull request. Throws if it is a draft, or if main has changed one of its files since its branch began. */
  merge(pull: Pull): void {
    const main = this.branch("main");
    const base = this.baseOf(pull.branch);
    const changed = this.changedIn(pull.branch);
    const clash = changed.some(([file]) => {
      const [before, now] = [base.get(file), main.files.get(file)];
      return before && now ? !before.equals(now) : before !== now;
    });
    if (pull.draft) throw new Refusal(405, "Pull Request is still a draft");
    if (clash) throw new Refusal(405, "Pull Request is not mergeable");
    this.commit("main", new Map(changed), []);
    pull.merged = true;
    pull.state = "closed";
  }
}
