/** Validates the addresses of pictures. */
import { decodeComponent, parseUrl } from "../domain/parse-url";

const storage = "storage/v1/";
const bucket = `${storage}object/public/projects/`;
/** The characters that Supabase Storage accepts in the name of a file. */
const objectName = /^[\w/!.*'() &$@=;:+,?-]+$/;
const beginningOfAddress = /^[a-z][a-z\d+.-]*:(\/\/)?/i;
const endingOfPicture = /\.(?:avif|gif|jpe?g|png|svg|webp)(\?|$)/i;
const sitePath = /^\/(?!\/)[^\\\s]*$/;
const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Converts the picture of a row to a URL. It can be the name of an object in the public bucket "projects", a path of this site, or a URL in the
 * backend's storage. Returns undefined for anything else.
 * @param backendUrl base URL of the backend.
 */
export function resolvePicture(picture: string, backendUrl: string): string | undefined {
  if (picture.startsWith("/")) return sitePath.test(picture) ? picture : undefined;
  if (!parseUrl(backendUrl)) return undefined;
  const name = nameInBucket(picture);
  const address = name === undefined ? parseUrl(picture) : inBucket(name, baseOf(backendUrl));
  return address && isAllowed(address, new URL(pictureStore(backendUrl)))
    ? address.href
    : undefined;
}

/** The URL prefix that the Content-Security-Policy allows for pictures. Throws if `backendUrl` is invalid. */
export function pictureStore(backendUrl: string): string {
  return new URL(storage, baseOf(backendUrl)).href;
}

const baseOf = (backendUrl: string) =>
  new URL(backendUrl.endsWith("/") ? backendUrl : `${backendUrl}/`);

function inBucket(name: string, base: URL): URL {
  return new URL(bucket + name.split("/").map(encodeURIComponent).join("/"), base);
}

/**
 * The name of a file in the bucket that `picture` means, without the bucket's own name in front; undefined for anything else. No name contains
 * a percent sign, so one that does was copied from an address.
 */
function nameInBucket(picture: string): string | undefined {
  const name = decodeComponent(picture).replace(/^projects\//, "");
  const [beginning, slashes] = beginningOfAddress.exec(name) ?? [];
  const [ending, query] = endingOfPicture.exec(name) ?? [];
  // "a: b.jpg" is a name; what follows the question mark of "b.jpg?v=2" may be a part of the name or not.
  if ((beginning && (slashes || !ending)) || query || name.endsWith("/")) return undefined;
  const hasDots = name.split("/").some((part) => part === "." || part === "..");
  return objectName.test(name) && !hasDots ? name : undefined;
}

function isAllowed(address: URL, store: URL): boolean {
  const { protocol, host, hostname, pathname, username, password } = address;
  const secure = protocol === "https:" || (protocol === "http:" && localHosts.has(hostname));
  const stored = host === store.host && pathname.startsWith(store.pathname);
  return secure && stored && !username && !password;
}
