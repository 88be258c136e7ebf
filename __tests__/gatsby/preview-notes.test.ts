import { previewNotes } from "../../src/gatsby/preview-notes";

test("a hidden page has a note with the reason, and with its date if that is in the future", () => {
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
