/** The page that shows every component in its states: in `npm run develop`, and in a build with SHOW_COMPONENTS=1. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { componentsPath } from "../domain/site";
import { filesIn } from "./disk";

/** The docstrings of exported functions and classes in `code`, without line breaks, by name. */
export const docstrings = (code: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...code.matchAll(
        /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:function|class|const) ([A-Z]\w*)/g,
      ),
    ].map(([, text = "", name = ""]) => [name, text.replace(/\s*\n? \* ?/g, " ").trim()]),
  );

/** The text of a component's GraphQL fragment in `code`, whose last line is indented by two spaces. */
const fragmentIn = (code: string, name: string) =>
  new RegExp(`fragment ${name} on [^]*?\n  }`).exec(code)?.[0] ?? "";

/**
 * Creates the page. Its data is in its context, from a query here, to which Gatsby does not add the components' fragments: it warns in each build
 * without the page that a query of the page's own is not run.
 */
export async function createComponentsPage(
  { graphql, actions, reporter }: CreatePagesArgs,
  root: string,
): Promise<void> {
  const folder = path.join(root, "src/components");
  const code = filesIn(folder)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
  const fragments = ["AreaMap", "Breadcrumbs", "DrawnPicture", "PictureWide", "VideoFiles"];
  const { data, errors } = await graphql<{
    allPicture: { nodes: object[] };
    allProject: { nodes: { video: object }[] };
    region: object;
  }>(`
    query ComponentSamples {
      allPicture(filter: { drawing: { ne: null } }, limit: 1) {
        nodes {
          ...PictureWide
          ...DrawnPicture
        }
      }
      allProject(filter: { video: { uploaded: { ne: null } } }, limit: 1) {
        nodes {
          video {
            ...VideoFiles
          }
        }
      }
      region {
        fips
        ...Breadcrumbs
        drawnMap {
          ...AreaMap
        }
      }
    }
    ${fragments.map((name) => fragmentIn(code, name)).join("\n")}
  `);
  const [picture] = data?.allPicture.nodes ?? [];
  if (!data || !picture)
    return reporter.panic(
      `${componentsPath}: content has no picture with a drawing to show. ${String(errors ?? "")}`,
    );
  // ComponentsContext of src/templates/components.tsx.
  const context = {
    uses: docstrings(code),
    picture,
    video: data.allProject.nodes[0]?.video ?? null,
    region: data.region,
  };
  actions.createPage({
    path: componentsPath,
    component: path.join(root, "src/templates/components.tsx"),
    context,
  });
}
