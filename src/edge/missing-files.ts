/**
 * The only code on Cloudflare's edge. It answers where no file does: with 404.html, which must not be kept. Rules in _headers cannot see
 * the status, so a script that is asked for a moment before its deploy arrives would be missing for a year.
 */

interface Files {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

export default {
  async fetch(request: Request, { ASSETS }: Files): Promise<Response> {
    const answer = await ASSETS.fetch(request);
    const headers = new Headers(answer.headers);
    headers.set("Cache-Control", "no-store");
    return new Response(answer.body, { status: answer.status, headers });
  },
};
