/** Text formats and flags that fields of several kinds share. */
import type { LaunchRule } from "./fields";

/** A share of a picture's width or height. */
export const share = { pattern: /^\d{1,3}(\.\d+)?%$/, example: "84.2%" };

/** Two such shares: from the left and from the top. */
export const focalPoint = {
  pattern: /^\d{1,3}(\.\d+)?% \d{1,3}(\.\d+)?%$/,
  example: "14% 50%",
};

/** The part of a drawing that is shown. */
export const viewBox = { pattern: /^(-?[\d.]+ ){2}[\d.]+ [\d.]+$/, example: "0 0 1300 440" };

/** A letter of the section drawing. */
export const letter = { pattern: /^[A-Z]$/, example: "A" };

/** The launch check's rule for a flag that marks samples, and that the owner removes with them. */
export const sampleMark: LaunchRule = { when: true, says: "is a sample" };

/** The launch check's rule for a number of years that contradicts other texts of the specification (decision 2). */
export const yearsClaim: LaunchRule = {
  when: /^15\+$/,
  says: "disagrees with “over 10 years” and with the year of founding",
};

/** The launch check's rule for a number of counties that includes cities (decision 3). {city} stands for those cities. */
export const countiesClaim: LaunchRule = {
  when: /^Counties served$/i,
  says: "counts {city}, which is an independent city and no county",
};
