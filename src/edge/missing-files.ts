/**
 * The only code on Cloudflare's edge. It handles requests for missing files, and for 404.html itself, which would be served with status
 * 200. Responds with 404.html, status 404 and no-store: rules in _headers do not depend on the status, so a 404 for a script that is
 * requested just before its deploy would be cached for a year.
 */

interface Files {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

export default {
  async fetch(request: Request, { ASSETS }: Files): Promise<Response> {
    // The assets binding rejects other methods with status 405.
    if (!["GET", "HEAD"].includes(request.method)) return ASSETS.fetch(request);
    // The binding ignores the host. That of the request may be invalid, and URL would throw.
    const screen = await ASSETS.fetch(new Request("https://assets.local/404"));
    const headers = new Headers(screen.headers);
    headers.set("Cache-Control", "no-store");
    return new Response(screen.body, { status: 404, headers });
  },
};
