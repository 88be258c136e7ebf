import { endTurn, inTurn } from "../../src/gatsby/turns";

test("a page waits until the previous page's head was read or its rendering failed", async () => {
  const rendered: string[] = [];
  const page = (name: string) => inTurn(() => void rendered.push(name));
  const first = page("first");
  const failing = inTurn(() => {
    throw new Error("broken");
  });
  const last = page("last");
  await first;
  await Promise.resolve();
  expect(rendered).toEqual(["first"]);
  endTurn();
  await expect(failing).rejects.toThrow("broken");
  await last;
  expect(rendered).toEqual(["first", "last"]);
});
