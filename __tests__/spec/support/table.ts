/** The whole table: a row for each bullet, string and constant in sections 1, 2, 3 and 9 of the specification. */
import { articleRows } from "./articles";
import { blogRows } from "./blog";
import { claims } from "./claims";
import { constantRows } from "./constants";
import { contactRows } from "./contact";
import { entityRows } from "./entities";
import { footerRows } from "./footer";
import { headerRows } from "./header";
import { aboutRows, homeRows } from "./home";
import { regionBandRows } from "./region-bands";
import { regionRows } from "./regions";
import { routes } from "./routes";
import { serviceRows } from "./services";
import type { Row } from "./row";

export const table: readonly Row[] = [
  ...claims,
  ...routes,
  ...headerRows,
  ...footerRows,
  ...homeRows,
  ...aboutRows,
  ...blogRows,
  ...articleRows,
  ...contactRows,
  ...serviceRows,
  ...regionRows,
  ...regionBandRows,
  ...entityRows,
  ...constantRows,
];
