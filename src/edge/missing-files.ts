/**
 * The only code on Cloudflare's edge. It answers where no file does, and at the addresses of 404.html itself, where the file would answer
 * with 200: always with 404.html, the status 404, and not to be cached. Rules in _headers cannot see the status, so a script that is
 * requested a moment before its deploy arrives would be missing for a year.
 */

interface Files {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

export default {
  async fetch(request: Request, { ASSETS }: Files): Promise<Response> {
    // Refused with 405.
    if (!["GET", "HEAD"].includes(request.method)) return ASSETS.fetch(request);
    const screen = await ASSETS.fetch(new Request(new URL("/404", request.url)));
    const headers = new Headers(screen.headers);
    headers.set("Cache-Control", "no-store");
    return new Response(screen.body, { status: 404, headers });
  },
};
