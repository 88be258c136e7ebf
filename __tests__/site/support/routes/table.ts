/** Every address of the site: the route table of the specification, and what decisions add to it. */
import { areaRoutes } from "./areas";
import { articleRoutes } from "./articles";
import { pageRoutes } from "./pages";
import { projectRoutes } from "./projects";
import { serviceRoutes } from "./services";
import type { Route } from "./route";

export const routes: readonly Route[] = [
  ...pageRoutes,
  ...articleRoutes,
  ...projectRoutes,
  ...serviceRoutes,
  ...areaRoutes,
];
