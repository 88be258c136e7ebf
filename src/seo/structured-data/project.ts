import type { CreativeWork, VideoObject } from "schema-dts";
import { businessId, partId } from "./ids";

export interface ProjectFacts {
  siteUrl: string;
  /** The project's canonical URL. */
  url: string;
  title: string;
  description: string;
  /** The absolute URL of its picture. */
  picture: string;
  /** The month of completion as YYYY-MM, and the place; undefined for samples. */
  finished?: { month: string; location: string } | undefined;
  video?: VideoFacts | undefined;
}

export interface VideoFacts {
  /** The absolute URL of the MP4 file. */
  file: string;
  /** The absolute URL of the thumbnail. */
  still: string;
  caption: string;
  /** The date of its publication, YYYY-MM-DD. */
  uploaded: string;
}

/** A project of the gallery, and its video if it has one. */
export function project(facts: ProjectFacts): (CreativeWork | VideoObject)[] {
  const { siteUrl, url, finished, video } = facts;
  const work: CreativeWork = {
    "@type": "CreativeWork",
    "@id": partId(url, "project"),
    url,
    name: facts.title,
    description: facts.description,
    image: facts.picture,
    mainEntityOfPage: { "@id": partId(url, "page") },
    ...(finished && {
      creator: { "@id": businessId(siteUrl) },
      dateCreated: finished.month,
      locationCreated: { "@type": "Place", name: finished.location },
    }),
    ...(video && { video: { "@id": partId(url, "video") } }),
  };
  return video ? [work, videoObject(facts, video)] : [work];
}

function videoObject({ url, title }: ProjectFacts, video: VideoFacts): VideoObject {
  return {
    "@type": "VideoObject",
    "@id": partId(url, "video"),
    name: title,
    description: video.caption,
    contentUrl: video.file,
    thumbnailUrl: video.still,
    uploadDate: video.uploaded,
  };
}
