import type { CreativeWork, VideoObject } from "schema-dts";
import { businessId, partId } from "./ids";

export interface ProjectFacts {
  siteUrl: string;
  /** The canonical address of the project. */
  url: string;
  title: string;
  description: string;
  /** Absolute address of its picture. */
  picture: string;
  /** Set once it is work that the company finished: the month as YYYY-MM, and where. Of a sample neither is true. */
  finished?: { month: string; location: string } | undefined;
  video?: VideoFacts | undefined;
}

export interface VideoFacts {
  /** Absolute address of the file that every browser plays. */
  file: string;
  /** Absolute address of the still that stands for it. */
  still: string;
  caption: string;
  /** The day on which it was put on the site, YYYY-MM-DD. */
  uploaded: string;
}

/** A project of the gallery, and its video where it has one. */
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
