import path from "node:path";
import * as content from "../../src/content";

/** The content of the site that is built with these inputs. */
export const siteContent = (build: content.BuildMoment): content.SiteContent =>
  content.siteContent(path.resolve("."), build);
