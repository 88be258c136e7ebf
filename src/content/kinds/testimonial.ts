import { z } from "zod";
import { beforeLaunch, flag, integer, text } from "../fields";
import { defineKind } from "../kind";
import { sampleMark } from "../phrases";

export default defineKind({
  type: "Testimonial",
  description: "What a customer said.",
  source: { list: "testimonials.yaml", key: "name" },
  fields: z.strictObject({
    name: text("First name and initial.", { max: 40 }),
    location: text("Town.", { max: 40 }),
    rating: integer("Stars, from 1 to 5.", { min: 1, max: 5 }),
    text: text("The words, without quotation marks.", { min: 20, max: 240 }),
    sample: beforeLaunch(
      flag("true until a real customer's words replace it."),
      sampleMark,
    ).optional(),
  }),
});
