import { resolvePicture } from "../../src/featured-projects/picture-address";
import { backendUrl, bucketUrl } from "./support/rows";

const local = "http://127.0.0.1:54321";

test.each([
  ["commercial-av.jpg", `${bucketUrl}/commercial-av.jpg`],
  ["2025/bar 1.jpg", `${bucketUrl}/2025/bar%201.jpg`],
  ["bar@2x.webp", `${bucketUrl}/bar%402x.webp`],
  ["evil.example", `${bucketUrl}/evil.example`],
  ["/static/bar.jpg", "/static/bar.jpg"],
  ["/static/bar.jpg?v=2", "/static/bar.jpg?v=2"],
  [`${bucketUrl}/bar.jpg`, `${bucketUrl}/bar.jpg`],
  ["HTTPS://Project.Supabase.co/storage/v1/bar.jpg", `${backendUrl}/storage/v1/bar.jpg`],
])("shows %s", (picture, address) => {
  expect(resolvePicture(picture, backendUrl)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:image/png;base64,AAAA",
  "blob:https://project.supabase.co/1",
  "file:///etc/passwd",
  "ftp://project.supabase.co/bar.jpg",
  `${backendUrl}/bar.jpg`,
  `${backendUrl}/storage/v1/../../bar.jpg`,
  "https://evil.example/bar.jpg",
  "https://project.supabase.co.evil.example/bar.jpg",
  "https://project.supabase.co@evil.example/bar.jpg",
  "https://user:secret@project.supabase.co/bar.jpg",
  "https://project.supabase.co:8443/bar.jpg",
  "http://project.supabase.co/bar.jpg",
  "http://localhost/bar.jpg",
  "//evil.example/bar.jpg",
  "/\\evil.example/bar.jpg",
  "/\t/evil.example/bar.jpg",
  "\\\\evil.example\\bar.jpg",
  "../bar.jpg",
  "a/../../bar.jpg",
  "./bar.jpg",
  "a//bar.jpg",
  "bar.jpg?x=1",
  "bar.jpg#x",
  "<svg onload=alert(1)>",
  "bar\u0000.jpg",
  "",
  " ",
])("rejects %j", (picture) => {
  expect(resolvePicture(picture, backendUrl)).toBeUndefined();
});

test.each(["http://127.0.0.1:54321", "http://localhost:54321", "http://[::1]:54321"])(
  "shows pictures of the local backend %s over HTTP",
  (url) => {
    const address = `${url}/storage/v1/object/public/projects/bar.jpg`;
    expect(resolvePicture("bar.jpg", url)).toBe(address);
    expect(resolvePicture(address, `${url}/`)).toBe(address);
  },
);

test("rejects another port of this machine", () => {
  expect(resolvePicture("http://127.0.0.1:8080/bar.jpg", local)).toBeUndefined();
  expect(resolvePicture("http://localhost:54321/bar.jpg", local)).toBeUndefined();
});

test("shows nothing of a remote backend without HTTPS", () => {
  expect(resolvePicture("bar.jpg", "http://backend.example")).toBeUndefined();
});

test("keeps the path of the backend's address", () => {
  const address = "https://example.com/api/storage/v1/object/public/projects/bar.jpg";
  expect(resolvePicture("bar.jpg", "https://example.com/api")).toBe(address);
});

test("with an invalid backend address, shows only the site's own pictures", () => {
  expect(resolvePicture("bar.jpg", "not an address")).toBeUndefined();
  expect(resolvePicture("/bar.jpg", "not an address")).toBe("/bar.jpg");
});
