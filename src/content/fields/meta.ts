/** The metadata that a field has in addition to its Zod type, and helpers that add rules and messages to a schema. */
import type { z } from "zod";

export interface FieldMeta {
  /** A label for editors, which is also the field's GraphQL documentation. */
  description: string;
  /** GraphQL type and directives without list or non-null marks, if they cannot be derived from the Zod type; of a group, its name. */
  sdl?: { type: string; directive?: string };
  /** The kind and the key with which a value of this field is looked up. */
  relation?: { kind: string; by: string };
  file?: FileRule;
  /** The minimum width, in pixels, of the picture that a value of this field refers to. */
  minWidth?: number;
  /** true if the value is the address of a page of this site. */
  page?: true;
  /** true if the value is the type of a kind whose entries are pages. */
  pageKind?: true;
  /** What the value requires of the section drawing: that it exists, or that it has this letter. */
  drawn?: "part" | "letter";
  /** The launch check's sentence about a value (decision 30). It begins with the value, or with the field's name if there is no value. */
  launch?: { appliesTo: (value: unknown) => boolean; message: string };
}

/** The requirements for a file that a field refers to. */
export interface FileRule {
  /** Folder under content/. */
  folder: string;
  /** Formats by file extension, as the check of files names them. */
  formats: Readonly<Record<string, string>>;
  maxBytes: number;
  /** In pixels, as `maxWidth`; pictures only. */
  minWidth?: number;
  maxWidth?: number;
}

/** `schema` with a rule of the launch check. */
export const beforeLaunch = <T extends z.ZodType>(
  schema: T,
  appliesTo: (value: unknown) => boolean,
  message: string,
): T => schema.meta({ launch: { appliesTo, message } satisfies FieldMeta["launch"] });

/** `schema` as an optional field, whose absence the launch check reports. */
export const optionalUntilLaunch = <T extends z.ZodType>(schema: T, message: string) =>
  beforeLaunch(schema, (value) => value === undefined, message).optional();

/** A Zod error whose message is made from the value. */
export const messageFrom = (words: (value: unknown) => string) => ({
  error: (issue: { input?: unknown }) => words(issue.input),
});

/** A Zod check from a function that returns what is wrong with a value, or undefined. `at` is the path to the part that it is about. */
export function refine<T>(
  errorIn: (value: T) => string | undefined,
  at: PropertyKey[] = [],
): z.core.CheckFn<T> {
  return ({ value, issues }) => {
    const error = errorIn(value);
    if (error !== undefined)
      issues.push({ code: "custom", message: error, path: [...at], input: value });
  };
}
