/** The state of reading the featured projects. */
import type { ProjectCard } from "./project-card";

export interface FeaturedProjects {
  /** ready even if the list is empty; failed after the last attempt. */
  status: "waiting" | "ready" | "failed";
  projects: readonly ProjectCard[];
}

export const waiting: FeaturedProjects = { status: "waiting", projects: [] };
export const failed: FeaturedProjects = { status: "failed", projects: [] };
