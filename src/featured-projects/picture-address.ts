/** Decides which addresses of pictures the site shows. */

const bucket = "storage/v1/object/public/projects/";
const objectName = /^\w[\w .()+,@-]*(?:\/\w[\w .()+,@-]*)*$/;
const sitePath = /^\/(?!\/)[^\\\s]*$/;
const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Turns what a row says about a picture into an address for the page: the name of an object in the public bucket "projects", a path of
 * this site, or an address on the backend's own host. Gives undefined for anything else.
 * @param backendUrl base address of the backend.
 */
export function resolvePicture(picture: string, backendUrl: string): string | undefined {
  if (picture.startsWith("/")) return sitePath.test(picture) ? picture : undefined;
  if (!URL.canParse(backendUrl)) return undefined;
  const base = new URL(backendUrl.endsWith("/") ? backendUrl : `${backendUrl}/`);
  const address = objectName.test(picture) ? inBucket(picture, base) : absolute(picture);
  return address && isAllowed(address, base) ? address.href : undefined;
}

function inBucket(name: string, base: URL): URL {
  return new URL(bucket + name.split("/").map(encodeURIComponent).join("/"), base);
}

function absolute(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function isAllowed({ protocol, host, hostname, username, password }: URL, base: URL): boolean {
  const secure = protocol === "https:" || (protocol === "http:" && localHosts.has(hostname));
  return secure && host === base.host && !username && !password;
}
