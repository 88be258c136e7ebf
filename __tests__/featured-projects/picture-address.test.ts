import { resolvePicture } from "../../src/featured-projects/picture-address";
import { backendUrl, bucketUrl } from "./support/rows";

const local = "http://127.0.0.1:54321";

test.each([
  ["commercial-av.jpg", backendUrl, `${bucketUrl}/commercial-av.jpg`],
  ["2025/bar 1@2x.webp", backendUrl, `${bucketUrl}/2025/bar%201%402x.webp`],
  ["Smith's bar & grill.jpg", backendUrl, `${bucketUrl}/Smith's%20bar%20%26%20grill.jpg`],
  [
    "!-.*'() &$@=;:+,?_.jpg",
    backendUrl,
    `${bucketUrl}/!-.*'()%20%26%24%40%3D%3B%3A%2B%2C%3F_.jpg`,
  ],
  ["Bar: before.jpg", backendUrl, `${bucketUrl}/Bar%3A%20before.jpg`],
  ["bar%201.jpg", backendUrl, `${bucketUrl}/bar%201.jpg`],
  ["projects/bar.jpg", backendUrl, `${bucketUrl}/bar.jpg`],
  ["/static/bar.jpg?v=2", backendUrl, "/static/bar.jpg?v=2"],
  [`${bucketUrl}/bar.jpg`, backendUrl, `${bucketUrl}/bar.jpg`],
  [
    "HTTPS://Project.Supabase.co/storage/v1/a.jpg",
    backendUrl,
    `${backendUrl}/storage/v1/a.jpg`,
  ],
  ["bar.jpg", local, `${local}/storage/v1/object/public/projects/bar.jpg`],
  [
    "bar.jpg",
    "https://a.example/api",
    "https://a.example/api/storage/v1/object/public/projects/bar.jpg",
  ],
  ["/bar.jpg", "not an address", "/bar.jpg"],
])("%s of the backend %s is shown", (picture, backend, address) => {
  expect(resolvePicture(picture, backend)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:image/png;base64,AAAA",
  `${backendUrl}/storage/v1/../../bar.jpg`,
  "https://evil.example/bar.jpg",
  "https://project.supabase.co.evil.example/storage/v1/bar.jpg",
  "https://project.supabase.co@evil.example/storage/v1/bar.jpg",
  "https://user:secret@project.supabase.co/storage/v1/bar.jpg",
  "https://project.supabase.co:8443/storage/v1/bar.jpg",
  "http://project.supabase.co/storage/v1/bar.jpg",
  `${local}/storage/v1/bar.jpg`,
  "/\\evil.example/bar.jpg",
  "/\t/evil.example/bar.jpg",
  "a/../../bar.jpg",
  "bar\u0000.jpg",
  "bär.jpg",
  "100%.jpg",
  "bar.jpg?v=2",
  "2025/",
])("%j is rejected", (picture) => {
  expect(resolvePicture(picture, backendUrl)).toBeUndefined();
});

test("a remote backend without HTTPS, and an invalid one, have no pictures", () => {
  expect(resolvePicture("bar.jpg", "http://backend.example")).toBeUndefined();
  expect(resolvePicture("bar.jpg", "not an address")).toBeUndefined();
});
