import { previewNotes } from "../../src/gatsby/preview-notes";

test("a page of a preview says why visitors do not have it, a coming one with its day", () => {
  const words = {
    previewDraft: "A draft.",
    previewComing: "From {date}.",
    previewWaiting: "It waits.",
  };
  expect(
    previewNotes(
      [
        { paths: ["/a", "/b"], because: "draft", day: undefined },
        { paths: ["/c"], because: "coming", day: "2027-03-01" },
        { paths: ["/d"], because: "waiting", day: undefined },
      ],
      words,
    ),
  ).toEqual([
    { path: "/a", note: "A draft." },
    { path: "/c", note: "From March 1, 2027." },
    { path: "/d", note: "It waits." },
  ]);
});
