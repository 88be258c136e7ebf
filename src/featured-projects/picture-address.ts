/** Validates the addresses of pictures. */

const storage = "storage/v1/";
const bucket = `${storage}object/public/projects/`;
const objectName = /^\w[\w .()+,@-]*(?:\/\w[\w .()+,@-]*)*$/;
const sitePath = /^\/(?!\/)[^\\\s]*$/;
const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Converts the picture of a row to a URL. It can be the name of an object in the public bucket "projects", a path of this site, or a URL in the
 * backend's storage. Returns undefined for anything else.
 * @param backendUrl base URL of the backend.
 */
export function resolvePicture(picture: string, backendUrl: string): string | undefined {
  if (picture.startsWith("/")) return sitePath.test(picture) ? picture : undefined;
  if (!URL.canParse(backendUrl)) return undefined;
  const address = objectName.test(picture)
    ? inBucket(picture, baseOf(backendUrl))
    : absolute(picture);
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

function absolute(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function isAllowed(address: URL, store: URL): boolean {
  const { protocol, host, hostname, pathname, username, password } = address;
  const secure = protocol === "https:" || (protocol === "http:" && localHosts.has(hostname));
  const stored = host === store.host && pathname.startsWith(store.pathname);
  return secure && stored && !username && !password;
}
