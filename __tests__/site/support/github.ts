/** Simulates the parts of api.github.com (REST and GraphQL) that the editor uses, with one repository in memory. */
import type { Page, Route } from "playwright-core";
import { Refusal, Repository, shaOf, type Pull } from "./repository";

type Json = Record<string, unknown>;

const day = "2026-01-15T12:00:00Z";
const author = {
  name: "Editor",
  email: "editor@example.com",
  user: { databaseId: 1, login: "editor" },
};

export class GitHub extends Repository {
  readonly repository = "example/website";
  readonly token = "github_pat_example";
  /** Requests that this simulation does not know. */
  readonly unknown: string[] = [];
  /** true makes GitHub refuse the token. */
  expired = false;

  /** Responds to the page's requests to api.github.com. */
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
    if (pull && rest === "/merge") {
      this.merge(pull);
      return { merged: true, sha: this.branch("main").head };
    }
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

  private openPull({ title, head, draft }: Json): Json {
    const pull = this.open(String(title), String(head), draft === true);
    return {
      ...this.pullOf(pull),
      node_id: `PR_${pull.number}`,
      html_url: `https://github.com/${this.repository}/pull/${pull.number}`,
      created_at: day,
      updated_at: day,
    };
  }

  private pullOf = ({ number, title }: Pull) => ({ number, title });

  private graphql(query: string, variables: Json): Json {
    const input = (variables.input ?? {}) as Json;
    if (query.includes("createCommitOnBranch")) return this.createCommit(input);
    if (query.includes("createRef")) {
      const name = String(input.name).replace("refs/heads/", "");
      this.begin(name);
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
        const base = this.baseOf(pull.branch);
        const files = this.changedIn(pull.branch);
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

  /** The objects that a query asks for under its aliases: contents and commits of files, and a branch's last commit. */
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
