/**
 * Runs the README's recipes on a copy: a field takes three edits and the JSX that shows it (in the file of the third edit); a kind takes a folder, a module
 * and a template.
 */
import { copyProject } from "./support/copy";

const tenMinutes = 600_000;

const replaced = (text: string, from: string, to: string) => {
  if (!text.includes(from)) throw new Error(`“${from}” is not there to be replaced`);
  return text.replace(from, to);
};

test(
  "adding a field takes three edits",
  () => {
    const copy = copyProject();
    const entry = "content/blog/how-high-to-mount-a-tv.md";
    const list = "src/content/kinds/article.ts";
    const component = "src/templates/article.tsx";
    copy.write(
      entry,
      replaced(copy.read(entry), "---\n", "---\nsubtitle: A line under the title\n"),
    );
    copy.write(
      list,
      replaced(
        copy.read(list),
        "    ...entryFields,",
        '    subtitle: text("A line under the title.", { max: 80 }).optional(),\n    ...entryFields,',
      ),
    );
    const shown = replaced(
      copy.read(component),
      "<ArticleHead",
      "<p>{data.article?.subtitle}</p><ArticleHead",
    );
    copy.write(
      component,
      shown.replace(/(article\(id: \{ eq: \$id \}\) \{)/, "$1\n      subtitle"),
    );

    copy.build();

    expect(copy.html("/blog/how-high-to-mount-a-tv")).toContain("A line under the title");
    expect(copy.changedFiles().sort()).toEqual([entry, component, list].sort());
  },
  tenMinutes,
);

test(
  "adding a kind takes a folder, a module and a template",
  () => {
    const copy = copyProject();
    copy.write(
      "content/guides/first.md",
      "---\ntitle: The first guide\ndescription: A guide that exists to show that a new kind of content takes no more than a folder, a module and a template.\n---\n\nIts text.\n",
    );
    copy.write(
      "src/content/kinds/guide.ts",
      `import { z } from "zod";
import { text } from "../fields";
import { defineKind, entryFields } from "../kind";

export default defineKind({
  type: "Guide",
  description: "A guide.",
  source: { folder: "guides" },
  path: (slug) => \`/guides/\${slug}\`,
  component: "templates/guide.tsx",
  fields: z.strictObject({
    title: text("The heading."),
    description: text("What search engines show."),
    ...entryFields,
  }),
});
`,
    );
    copy.write(
      "src/templates/guide.tsx",
      `import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/page/Page";

export default function GuidePage({ data }: PageProps<Queries.GuidePageQuery>) {
  const { guide } = data;
  if (!guide) return null;
  return (
    <Page head={guide} first={<h1>{guide.title}</h1>}>
      <div dangerouslySetInnerHTML={{ __html: guide.body.html }} />
    </Page>
  );
}

export const query = graphql\`
  query GuidePage($id: String!) {
    guide(id: { eq: $id }) {
      title
      ...PageHead
      body {
        html
      }
    }
  }
\`;
`,
    );

    copy.build();

    const html = copy.html("/guides/first");
    expect(html).toContain("The first guide");
    expect(html).toContain("<p>Its text.</p>");
    expect(copy.changedFiles().sort()).toEqual([
      "content/guides/first.md",
      "src/content/kinds/guide.ts",
      "src/templates/guide.tsx",
    ]);
  },
  tenMinutes,
);
