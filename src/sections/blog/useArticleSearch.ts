import { useEffect, useRef } from "react";
import { useQueryState } from "../../client/useQueryState";

/**
 * Filter and search of the blog. Their only state is the address, so that Back, reload and shared links work.
 * @param categories names of the categories; any other in the address counts as all.
 */
export function useArticleSearch(categories: readonly string[]) {
  const [query, setQuery] = useQueryState();
  const name = query.get("category") ?? "";
  const category = categories.includes(name) ? name : "";
  const text = query.get("q")?.trim() ?? "";

  // The field is uncontrolled, so that text typed before hydration stays, and the first run writes it to the address.
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const typed = input.value.trim();
    const early = !hydrated.current && typed !== "";
    hydrated.current = true;
    if (early) setQuery({ q: typed }, "replace");
    else if (typed !== text) input.value = text;
  }, [text, setQuery]);

  return {
    category,
    text,
    field,
    choose: (next: string) => setQuery({ category: next }, "push"),
    type: (next: string) => setQuery({ q: next.trim() }, "replace"),
    reset: () => setQuery({ category: "", q: "" }, "push"),
  };
}
