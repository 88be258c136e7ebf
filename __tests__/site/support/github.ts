/** Answers in GitHub's place: one repository in memory, as far as the editor asks for it (REST and GraphQL of api.github.com). */
import { createHash } from "node:crypto";
import type { Page, Route } from "playwright-core";

/** Files by their paths, as bytes. */
type Tree = ReadonlyMap<string, Buffer>;

interface Pull {
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

type Json = Record<string, unknown>;

const shaOf = (text: string | Buffer) => createHash("sha1").update(text).digest("hex");
const day = "2026-01-15T12:00:00Z";
const author = {
  name: "Editor",
  email: "editor@example.com",
  user: { databaseId: 1, login: "editor" },
};

/** A response that is not 200. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export class GitHub {
  readonly repository = "example/website";
  readonly token = "github_pat_example";
  readonly branches = new Map<string, Branch>();
  readonly pulls: Pull[] = [];
  /** Requests that nothing here answers. */
  readonly unknown: string[] = [];
  /** Commits by the branch that they went to. */
  readonly commits: { branch: string; paths: string[] }[] = [];
  /** true once the token does not count any more. */
  expired = false;

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

  /** A commit on `branch` that someone else made. */
  push(branch: string, file: string, text: string): void {
    this.commit(branch, new Map([[file, Buffer.from(text)]]), []);
  }

  /** Answers the page's requests to api.github.com. */
  async serve(page: Page): Promise<void> {
    await page.route("https://api.github.com/**", (route) => this.answer(route));
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
      "access-control-allow-methods": "*",
    };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    try {
      const token = request.headers().authorization?.replace(/^\w+ /, "");
      if (this.expired || token !== this.token) throw new Refusal(401, "Bad credentials");
      const { pathname } = new URL(request.url());
      const body = request.postDataJSON() as Json | null;
      const json =
        pathname === "/graphql"
          ? { data: this.graphql(String(body?.query), (body?.variables ?? {}) as Json) }
          : this.rest(request.method(), pathname, body ?? {});
      return await route.fulfill({ status: json === undefined ? 204 : 200, headers, json });
    } catch (error) {
      const { status = 500, message } = error as Partial<Refusal>;
      return route.fulfill({ status, headers, json: { message } });
    }
  }

  private rest(method: string, path: string, body: Json): Json | undefined {
    if (path === "/user")
      return {
        id: 1,
        login: "editor",
        name: "Editor",
        email: author.email,
        html_url: "https://github.com/editor",
        avatar_url: "",
      };
    const [, part = ""] = path.split(`/repos/${this.repository}`);
    if (part === "") return { permissions: { push: true, pull: true } };
    if (part.startsWith("/collaborators/")) return undefined;
    if (part.startsWith("/git/trees/")) return { tree: this.tree(part.slice(11)) };
    if (part === "/pulls" && method === "POST") return this.openPull(body);
    const [, kind, number, rest = ""] = /^\/(pulls|issues)\/(\d+)(\/\w+)?$/.exec(part) ?? [];
    const pull = this.pulls.find((each) => String(each.number) === number);
    if (kind === "issues" && pull) {
      const labels = body.labels as string[] | undefined;
      if (method === "PATCH") pull.labels = labels ?? [];
      if (method === "POST") pull.labels.push(...(labels ?? []));
      return { labels: pull.labels.map((name) => ({ name })) };
    }
    if (pull && rest === "/merge") return this.merge(pull);
    if (pull && method === "PATCH") {
      pull.state = body.state as Pull["state"];
      return {};
    }
    if (method === "DELETE" && part.startsWith("/git/refs/heads/")) {
      this.branches.delete(decodeURI(part.slice("/git/refs/heads/".length)));
      return undefined;
    }
    this.unknown.push(`${method} ${path}`);
    throw new Refusal(404, "Not Found");
  }

  private tree(hash: string) {
    const branch = [...this.branches.values()].find(({ head }) => head === hash);
    return [...(branch ?? this.branch(hash)).files].map(([path, bytes]) => ({
      path,
      type: "blob",
      sha: shaOf(bytes),
      size: bytes.length,
    }));
  }

  private branch(name: string): Branch {
    const branch = this.branches.get(name);
    if (!branch) throw new Refusal(404, "Not Found");
    return branch;
  }

  private openPull({ title, head, draft }: Json): Json {
    const pull: Pull = {
      number: this.pulls.length + 1,
      title: String(title),
      branch: String(head),
      labels: [],
      draft: draft === true,
      state: "open",
      merged: false,
    };
    this.pulls.push(pull);
    return {
      ...this.pullOf(pull),
      node_id: `PR_${pull.number}`,
      html_url: `https://github.com/${this.repository}/pull/${pull.number}`,
      created_at: day,
      updated_at: day,
    };
  }

  private pullOf = ({ number, title }: Pull) => ({ number, title });

  /** Merges a pull request whose files were not changed on main since its branch began. */
  private merge(pull: Pull): Json {
    const [main, own] = [this.branch("main"), this.branch(pull.branch)];
    const base = this.bases.get(pull.branch) ?? main.files;
    const changed = [...own.files].filter(([file, bytes]) => !base.get(file)?.equals(bytes));
    const clash = changed.some(([file]) => {
      const [before, now] = [base.get(file), main.files.get(file)];
      return before && now ? !before.equals(now) : before !== now;
    });
    if (pull.draft) throw new Refusal(405, "Pull Request is still a draft");
    if (clash) throw new Refusal(405, "Pull Request is not mergeable");
    this.commit("main", new Map(changed), []);
    pull.merged = true;
    pull.state = "closed";
    return { merged: true, sha: main.head };
  }

  /** The files of main when a branch began. */
  private readonly bases = new Map<string, Tree>();

  private commit(name: string, additions: Tree, deletions: readonly string[]): string {
    const branch = this.branch(name);
    const files = new Map([...branch.files, ...additions]);
    for (const file of deletions) files.delete(file);
    const head = shaOf(`${branch.head}${[...additions.keys()].join()}${this.commits.length}`);
    this.branches.set(name, { head, files });
    this.commits.push({ branch: name, paths: [...additions.keys(), ...deletions] });
    return head;
  }

  private graphql(query: string, variables: Json): Json {
    const input = (variables.input ?? {}) as Json;
    if (query.includes("createCommitOnBranch")) return this.createCommit(input);
    if (query.includes("createRef")) {
      const name = String(input.name).replace("refs/heads/", "");
      if (this.branches.has(name))
        throw new Refusal(422, `A ref named "${name}" already exists`);
      const main = this.branch("main");
      this.branches.set(name, main);
      this.bases.set(name, main.files);
      return { createRef: { ref: { name } } };
    }
    if (/markPullRequestReadyForReview|convertPullRequestToDraft/.test(query)) {
      const pull = this.pulls.find(({ number }) => `PR_${number}` === input.pullRequestId);
      if (pull) pull.draft = query.includes("convertPullRequestToDraft");
      return {};
    }
    if (query.includes("pullRequests("))
      return { repository: { pullRequests: { nodes: this.openPulls() } } };
    if (/\bbase: repository/.test(query)) {
      const base = { ref: { target: { oid: this.branch("main").head } } };
      return { fork: { id: "R_1" }, base };
    }
    return { repository: this.objects(query, String(variables.branch ?? "main")) };
  }

  private createCommit({ branch, fileChanges, expectedHeadOid }: Json): Json {
    const name = String((branch as Json).branchName);
    if (this.branch(name).head !== expectedHeadOid)
      throw new Refusal(409, "Expected branch to point to another commit");
    const { additions, deletions } = fileChanges as {
      additions: { path: string; contents: string }[];
      deletions: { path: string }[];
    };
    const files = additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, "base64")] as const,
    );
    const oid = this.commit(
      name,
      new Map(files),
      deletions.map(({ path }) => path),
    );
    const shas = files.map(
      ([, bytes], index) => [`file_${index}`, { oid: shaOf(bytes) }] as const,
    );
    return {
      createCommitOnBranch: {
        commit: { oid, committedDate: day, ...Object.fromEntries(shas) },
      },
    };
  }

  private openPulls() {
    return this.pulls
      .filter(({ state }) => state === "open")
      .map((pull) => {
        const base = this.bases.get(pull.branch) ?? new Map<string, Buffer>();
        const files = [...this.branch(pull.branch).files].filter(
          ([file, bytes]) => !base.get(file)?.equals(bytes),
        );
        return {
          ...this.pullOf(pull),
          id: `PR_${pull.number}`,
          url: `https://github.com/${this.repository}/pull/${pull.number}`,
          isDraft: pull.draft,
          isCrossRepository: false,
          createdAt: day,
          updatedAt: day,
          headRefName: pull.branch,
          author: {
            login: "editor",
            avatarUrl: "",
            name: "Editor",
            email: author.email,
            databaseId: 1,
          },
          labels: { nodes: pull.labels.map((name) => ({ name })) },
          files: {
            nodes: files.map(([path]) => ({
              path,
              changeType: base.has(path) ? "MODIFIED" : "ADDED",
            })),
          },
        };
      });
  }

  /** What the aliases of a query stand for: contents and commits of files, a branch's last commit, its name. */
  private objects(query: string, branch: string): Json {
    const all = new Map(
      [...this.branches.values()].flatMap(({ files }) =>
        [...files.values()].map((bytes) => [shaOf(bytes), bytes] as const),
      ),
    );
    const found: Json = { id: "R_1", defaultBranchRef: { name: "main" } };
    for (const [, alias = "", sha = ""] of query.matchAll(
      /(content_\d+): +object\(oid: "(\w+)"\)/g,
    ))
      found[alias] = { text: all.get(sha)?.toString() };
    for (const [, alias = ""] of query.matchAll(/(commit_\d+|history_\d+): +ref\(/g))
      found[alias] = {
        target: { history: { nodes: [{ oid: shaOf(alias), author, committedDate: day }] } },
      };
    for (const [, alias = "", name = "", file = ""] of query.matchAll(
      /(file_\d+): +object\(expression: "([^:"]+):([^"]+)"\)/g,
    )) {
      const bytes = this.branches.get(name)?.files.get(file);
      if (bytes)
        found[alias] = {
          oid: shaOf(bytes),
          byteSize: bytes.length,
          isBinary: false,
          text: bytes.toString(),
        };
    }
    const { head } = this.branch(branch);
    found.ref = {
      target: { oid: head, history: { nodes: [{ oid: head, message: "A commit" }] } },
    };
    return found;
  }
}
