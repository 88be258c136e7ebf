import { readGallery, writeGallery } from "../../../src/sections/gallery/address";

const categories = ["Home Theaters", "Smart Homes"];
const items = [
  { slug: "stage", category: "Home Theaters" },
  { slug: "kitchen", category: "Smart Homes" },
  { slug: "stars", category: "Home Theaters" },
];
const read = (search: string) => readGallery(search, categories, items);

test.each([
  ["", null, null],
  ["?category=Home+Theaters", "Home Theaters", null],
  ["?category=Home%20Theaters&item=stars", "Home Theaters", "stars"],
  ["?item=kitchen", null, "kitchen"],
  ["?category=Roofs", null, null],
  ["?item=nothing", null, null],
  ["?category=Smart+Homes&item=nothing", "Smart Homes", null],
])("reads %j", (search, category, item) => {
  expect(read(search)).toEqual({ category, item });
});

test("an item outside of the category in the address resets the category", () => {
  expect(read("?category=Smart+Homes&item=stars")).toEqual({ category: null, item: "stars" });
});

test("writes an address that reads the same, and keeps other parameters", () => {
  expect(writeGallery("?from=mail", { category: "Home Theaters", item: "stars" })).toBe(
    "?from=mail&category=Home+Theaters&item=stars",
  );
  expect(
    writeGallery("?category=Smart+Homes&item=kitchen", { category: null, item: null }),
  ).toBe("");
  const address = { category: "Home Theaters", item: "stage" };
  expect(read(writeGallery("", address))).toEqual(address);
});
