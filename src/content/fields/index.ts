/**
 * The builders of the field lists. Every field of every kind of content is made by one of them. Each returns a Zod schema that carries its
 * description, the wording of its findings and, where the Zod type is not enough for GraphQL, its SDL. The editors' check, the launch
 * check, the GraphQL schema (sdl.ts) and the JSON Schemas all read the result, so each rule is written once.
 * Kinds import all of them under the name F. Imports nothing from gatsby: scripts and tests use the lists too.
 */
export * from "./addresses";
export * from "./drawing";
export * from "./files";
export * from "./groups";
export * from "./hours";
export * from "./meta";
export * from "./shared";
export * from "./text";
export * from "./values";
