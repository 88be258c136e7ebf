/** What a field carries beside its Zod type, and the two ways in which a builder words a finding. */
import type { z } from "zod";

export interface FieldMeta {
  /** One sentence for editors and for the GraphQL documentation. */
  description: string;
  /** Name of the GraphQL object type, on groups only. */
  type?: string;
  /** GraphQL type and directives without the list or non-null marks, where the Zod type alone does not tell. */
  sdl?: { type: string; directive?: string };
  /** The kind and the key that a value of this field must be found under. */
  relation?: { kind: string; by: string };
  /** The file that a value of this field names. */
  file?: FileRule;
  /** The least width of the picture that a value of this field names, in pixels. */
  minWidth?: number;
  /** true where the value is the address of a page of this site. */
  page?: true;
  /** What a value of this field needs on the section drawing: that there is one, or the letter that it is. */
  drawn?: "part" | "letter";
  /** What the launch check says of the value (decision 30). */
  launch?: LaunchRule;
}

/** What a file must be that a field names. */
export interface FileRule {
  /** Folder under content/. */
  folder: string;
  /** Formats by the ending of the file name, each as image-size or the beginning of a video names it. */
  formats: Readonly<Record<string, string>>;
  /** In bytes. */
  maxBytes: number;
  /** In pixels; pictures only. */
  minWidth?: number;
  /** In pixels; pictures only. */
  maxWidth?: number;
}

/** A sentence of the launch check, and the values that it is said of. */
export interface LaunchRule {
  /** "unset": said where the field is left out. */
  when: RegExp | ((value: string) => boolean) | true | "unset";
  /** The end of a sentence that begins with the value, or with the field where there is none. */
  says: string;
}

/** `schema` with a rule of the launch check. */
export function beforeLaunch<T extends z.ZodType>(schema: T, launch: LaunchRule): T {
  return schema.meta({ ...schema.meta(), launch });
}

/** `schema` for a value that is nothing without the section drawing. */
export function onDrawing<T extends z.ZodType>(schema: T, drawn: "part" | "letter"): T {
  return schema.meta({ ...schema.meta(), drawn });
}

/** The words of a finding, whatever the value is. */
export const say = (message: string) => ({ error: () => message });

/** The words of a finding, made from the value. */
export const sayOf = (message: (value: unknown) => string) => ({
  error: (issue: { input?: unknown }) => message(issue.input),
});

/** A rule that says what is wrong with a value, or nothing. `at` leads to the part of the value that is meant. */
export function judged<T>(
  judge: (value: T) => string | undefined,
  at: PropertyKey[] = [],
): z.core.CheckFn<T> {
  return (payload) => {
    const message = judge(payload.value);
    if (message !== undefined)
      payload.issues.push({ code: "custom", message, path: [...at], input: payload.value });
  };
}
