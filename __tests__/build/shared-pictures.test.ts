/** @jest-environment node */
import { sharePictures } from "../../src/build/shared-pictures";

test("a picture's data is worked out once a form, and anew when its file changes", async () => {
  const createResolvers = jest.fn();
  sharePictures({ createResolvers });
  const { resolve } = createResolvers.mock.calls[0][0].ImageSharp.gatsbyImageData;
  const originalResolver = jest.fn((_: unknown, args: object) => Promise.resolve({ ...args }));
  const ask = (contentDigest: string, args: object): Promise<unknown> =>
    resolve({ id: "a", internal: { contentDigest } }, args, {}, { originalResolver });
  const one = await ask("1", { layout: "FIXED" });
  expect(await ask("1", { layout: "FIXED" })).toBe(one);
  expect(await ask("1", { layout: "FULL_WIDTH" })).toEqual({ layout: "FULL_WIDTH" });
  await ask("2", { layout: "FIXED" });
  expect(originalResolver).toHaveBeenCalledTimes(3);
});

test("a picture's file is looked for once, and again when it is gone", async () => {
  const createResolvers = jest.fn();
  sharePictures({ createResolvers });
  const { resolve } = createResolvers.mock.calls[0][0].Picture.image;
  const there = new Map([["file 1", { id: "file 1" }]]);
  const context = {
    path: "/a",
    nodeModel: {
      getNodeById: jest.fn(({ id }: { id: string }) => there.get(id) ?? null),
    },
  };
  const originalResolver = jest.fn(() => Promise.resolve([...there.values()][0]));
  const ask = (): Promise<unknown> =>
    resolve({ id: "Picture a.jpg" }, {}, context, { originalResolver });
  expect(await ask()).toEqual({ id: "file 1" });
  expect(await ask()).toEqual({ id: "file 1" });
  expect(originalResolver).toHaveBeenCalledTimes(1);
  // The page depends on the file all the same.
  expect(context.nodeModel.getNodeById).toHaveBeenCalledWith(
    { id: "file 1", type: "File" },
    { path: "/a" },
  );
  there.clear();
  there.set("file 2", { id: "file 2" });
  expect(await ask()).toEqual({ id: "file 2" });
});
