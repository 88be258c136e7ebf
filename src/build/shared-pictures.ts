/**
 * Very many pages show the same few pictures: the file of each is looked for once in a build, and its data worked out once in each of its
 * forms.
 */
import type { CreateResolversArgs, Node } from "gatsby";

interface Context {
  /** The page that asks: Gatsby makes it anew when the node changes. */
  path?: string;
  nodeModel: {
    getNodeById(
      query: { id: string; type: string },
      dependencies: { path: string | undefined },
    ): Node | null;
  };
}

type Resolver<Value> = (
  source: Node,
  args: object,
  context: Context,
  info: { originalResolver: Resolver<Value> },
) => Value | Promise<Value>;

/** Keeps what the fields `Picture.image` and `ImageSharp.gatsbyImageData` give, as long as the file is there and the same. */
export function sharePictures({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void {
  const files = new Map<string, string>();
  const image: Resolver<Node | null> = async (source, args, context, info) => {
    const id = files.get(source.id);
    const { path } = context;
    const known =
      id === undefined ? null : context.nodeModel.getNodeById({ id, type: "File" }, { path });
    if (known) return known;
    const file = await info.originalResolver(source, args, context, info);
    if (file) files.set(source.id, file.id);
    return file;
  };

  const forms = new Map<string, unknown>();
  const gatsbyImageData: Resolver<unknown> = (source, args, context, info) => {
    const form = JSON.stringify([source.id, source.internal.contentDigest, args]);
    if (!forms.has(form)) forms.set(form, info.originalResolver(source, args, context, info));
    return forms.get(form);
  };

  createResolvers({
    Picture: { image: { resolve: image } },
    ImageSharp: { gatsbyImageData: { resolve: gatsbyImageData } },
  });
}
