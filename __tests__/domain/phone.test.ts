/** @jest-environment node */
import { dialed, isOneNumber, partsOf } from "../../src/domain/site";

test.each([
  ["(410) 555-0199", "+14105550199", true],
  ["(410) 555-WIRE", "+14105559473", true],
  ["Tel. (410) 555-0199", "+14105550199", true],
  ["1-800-GOT-CABLES", "+18004682225", true],
  ["(410) 555-0199 ext. 12", "+14105550199", true],
  ["(410) 555-0199 x12", "+14105550199;ext=12", true],
  ["(410) 555-0199 x12", "+14105550199,13", false],
  ["(410) 555-WIRE", "+14105559474", false],
])("%s and %s are one number: %s", (display, e164, expected) => {
  expect(isOneNumber({ display, e164 })).toBe(expected);
});

test("an extension is dialed after a pause", () => {
  const phone = { display: "(410) 555-0199 ext. 12", e164: "+14105550199" };
  expect(partsOf(phone)).toEqual({ number: "+14105550199", extension: "12" });
  expect(dialed(phone)).toBe("+14105550199,12");
  expect(dialed({ ...phone, display: "(410) 555-0199" })).toBe("+14105550199");
});
