/** The questions about a new company, and the company that the answers describe. */
import slugify from "@sindresorhus/slugify";
import { businessTypes, type BusinessType } from "../../src/domain/business-types";
import { findCounty, findState, type County } from "./places";

export interface Company {
  name: string;
  /** Derived from the name; part of the copy's names at hosts. */
  slug: string;
  trade: string;
  businessType: BusinessType;
  state: string;
  city: string;
  zip: string;
  counties: County[];
  /** Ten digits. */
  telephone: string;
  services: string[];
  founded: number;
  /** "#rrggbb"; undefined keeps the colors of content/brand.yaml. */
  color: string | undefined;
}

interface Question {
  asks: string;
  example: string;
  /** The default; without one, the command asks the question. */
  otherwise?: string;
}

/** The options of the command, each with its question. */
export const questions = {
  name: { asks: "Name of the company", example: "Copper Valley Solar" },
  trade: { asks: "Its trade, in two or three words", example: "Solar & Battery" },
  state: { asks: "State, two letters", example: "AZ" },
  city: { asks: "City of the address", example: "Phoenix" },
  counties: {
    asks: "Counties that it serves, with commas between them",
    example: "Maricopa, Pinal",
  },
  telephone: { asks: "Telephone number", example: "(602) 555-0100" },
  services: {
    asks: "Services, with commas between them",
    example: "Solar Panels, Home Batteries",
  },
  zip: { asks: "ZIP code", example: "85003", otherwise: "00000" },
  founded: {
    asks: "Year of founding",
    example: "2015",
    otherwise: String(new Date().getFullYear()),
  },
  type: {
    asks: "What search engines take it for",
    example: "Electrician",
    otherwise: "HomeAndConstructionBusiness",
  },
  color: { asks: "Its main color", example: "#17598a", otherwise: "" },
} as const satisfies Record<string, Question>;

export type Answers = Record<keyof typeof questions, string>;

/**
 * The company that `answers` describe.
 * @throws an error that names a wrong answer and the right form.
 */
export function companyOf(answers: Answers): Company {
  const text = (key: keyof Answers, max: number) => {
    const value = answers[key].trim();
    if (value && value.length <= max) return value;
    const { asks, example } = questions[key];
    throw new Error(`--${key}: ${asks}, at most ${max} characters, such as “${example}”.`);
  };
  const name = text("name", 60);
  const state = findState(answers.state.trim());
  return {
    name,
    slug: slugify(name, { decamelize: false }),
    trade: text("trade", 30),
    businessType: typeOf(answers.type.trim()),
    state,
    city: text("city", 30),
    zip: matching("zip", answers.zip, /^\d{5}$/),
    counties: itemsOf("counties", answers.counties).map((county) => findCounty(county, state)),
    telephone: matching("telephone", answers.telephone.replace(/\D/g, ""), /^1?\d{10}$/).slice(
      -10,
    ),
    services: itemsOf("services", answers.services).map(serviceTitle),
    founded: Number(matching("founded", answers.founded, /^(19|20)\d\d$/)),
    color: answers.color.trim() || undefined,
  };
}

function matching(key: keyof Answers, value: string, pattern: RegExp): string {
  if (pattern.test(value.trim())) return value.trim();
  const { asks, example } = questions[key];
  throw new Error(`--${key}: “${value.trim()}” is not valid. ${asks}, such as “${example}”.`);
}

function itemsOf(key: keyof Answers, value: string): string[] {
  const items = value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
  const twice = items.find((item, index) => items.indexOf(item) < index);
  if (twice) throw new Error(`--${key}: “${twice}” is listed twice; write it once.`);
  if (items.length > 0) return items;
  const { asks, example } = questions[key];
  throw new Error(`--${key}: ${asks}, such as “${example}”.`);
}

function serviceTitle(title: string): string {
  if (title.length >= 5 && title.length <= 40) return title;
  throw new Error(
    `--services: “${title}” has ${title.length} characters; a service has 5 to 40, such as “Solar Panels”.`,
  );
}

function typeOf(words: string): BusinessType {
  const found = businessTypes.find((type) => type === words);
  if (found) return found;
  throw new Error(`--type: “${words}” is not one of: ${businessTypes.join(", ")}.`);
}
