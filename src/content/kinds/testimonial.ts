import * as F from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "Testimonial",
  description: "Quotation from a customer.",
  source: { file: "testimonials.yaml", key: "name" },
  fields: {
    name: F.text("First name and initial.", { max: 40 }),
    location: F.text("Town.", { max: 40 }),
    rating: F.integer("Stars, from 1 to 5.", { min: 1, max: 5 }),
    text: F.text("The customer's words, without quotation marks.", { min: 20, max: 240 }),
    sample: F.sampleFlag("true until a real customer's words replace it."),
  },
});
