import { integer, sampleFlag, text } from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "Testimonial",
  description: "Words of a customer.",
  source: { file: "testimonials.yaml", key: "name" },
  fields: {
    name: text("First name and initial.", { max: 40 }),
    location: text("Town.", { max: 40 }),
    rating: integer("Stars, from 1 to 5.", { min: 1, max: 5 }),
    text: text("The customer's words, without quotation marks.", { min: 20, max: 240 }),
    sample: sampleFlag("true until a real customer's words replace it."),
  },
});
