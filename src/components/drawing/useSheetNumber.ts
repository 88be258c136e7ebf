import { fill } from "../../domain/text";
import { useBuild, useNavigation } from "../site";

/**
 * Returns the number of a service's sheet in the set of drawings: "D, sheet 4 of 6". A sheet is a letter of the section drawing, and the set is
 * in the order of the services. Undefined without a letter, and where the home page has no drawing.
 */
export function useSheetNumber(letter: string | null | undefined): string | undefined {
  const { services } = useNavigation();
  const { homePage } = useBuild();
  const words = homePage?.drawing?.sheet;
  const letters = services.nodes.flatMap(({ letter }) => letter ?? []);
  return words && letter
    ? fill(words, {
        letter,
        number: String(letters.indexOf(letter) + 1),
        count: String(letters.length),
      })
    : undefined;
}
