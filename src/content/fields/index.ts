/**
 * The builders of the field lists. Every field of every kind of content is made by one of them. Each returns a Zod schema that carries its
 * description, the wording of its findings and, where the Zod type is not enough for GraphQL, its SDL. The editors' check, the launch
 * check, the GraphQL schema (sdl.ts) and the JSON Schemas all read the result, so each rule is written once.
 * Imports nothing from gatsby: scripts and tests use the lists too.
 */
export * from "./addresses";
export * from "./groups";
export {
  beforeLaunch,
  judged,
  onDrawing,
  type FieldMeta,
  type FileRule,
  type LaunchRule,
} from "./meta";
export * from "./names";
export { altText, altTrouble, text } from "./text";
export * from "./values";
