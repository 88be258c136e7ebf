/** The Worker of the local edge (scripts/edge.mjs): passes requests for the embedded backend on, and is otherwise that of production. */
import worker from "./missing-files";

/** Requests for paths below `prefix` are passed on to the server at `url`; none if it is empty. The local edge sets it. */
declare const PROXY: { prefix: string; url: string };

export default {
  fetch(request: Request, files: Parameters<typeof worker.fetch>[1]): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    return PROXY.prefix && pathname.startsWith(`${PROXY.prefix}/`)
      ? fetch(PROXY.url + pathname + search, request)
      : worker.fetch(request, files);
  },
};
