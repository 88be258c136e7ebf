/**
 * The only code on Cloudflare's edge. It responds to requests for missing files, and for 404.html itself, which Cloudflare would serve with
 * the status 200. The response is 404.html with the status 404 and no-store: the rules in _headers do not depend on the status, so browsers
 * would cache the 404 for a script that is requested just before its deploy for a year.
 */

interface Files {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

export default {
  async fetch(request: Request, { ASSETS }: Files): Promise<Response> {
    // The assets binding rejects other methods with status 405.
    if (!["GET", "HEAD"].includes(request.method)) return ASSETS.fetch(request);
    // Uses another host, because that of the request may be invalid, and Request would throw. The binding ignores the host.
    const screen = await ASSETS.fetch(new Request("https://assets.local/404"));
    const headers = new Headers(screen.headers);
    headers.set("Cache-Control", "no-store");
    return new Response(screen.body, { status: 404, headers });
  },
};
