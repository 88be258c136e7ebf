/** Very many pages show the same few pictures: the data of each is worked out once a build in each of its forms. */
import type { CreateResolversArgs, Node } from "gatsby";

type Resolver = (source: Node, args: object, context: unknown, info: Info) => Promise<unknown>;
interface Info {
  originalResolver: Resolver;
}

/** Keeps what the field `gatsbyImageData` gives for a picture, as long as its file is the same. */
export function sharePictures({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void {
  const known = new Map<string, Promise<unknown>>();
  const resolve: Resolver = (source, args, context, info) => {
    const form = JSON.stringify([source.id, source.internal.contentDigest, args]);
    const before = known.get(form);
    if (before) return before;
    const data = info.originalResolver(source, args, context, info);
    known.set(form, data);
    return data;
  };
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}
