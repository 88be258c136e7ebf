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
