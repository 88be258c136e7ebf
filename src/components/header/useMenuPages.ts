import { useSite } from "../site/useSite";

interface MenuPages {
  /** The pages that the menu lists. */
  links: readonly { readonly title: string; readonly path: string }[];
  /** The pages that belong to it: on these the menu is marked (decision 16). */
  paths: readonly string[];
}

/** What a menu of the navigation holds, by the name that content gives it. */
export function useMenuPages(menu: string): MenuPages {
  const { services, regions, towns, navigation } = useSite();
  const paths = (pages: readonly { readonly path: string }[]) => pages.map(({ path }) => path);
  return menu === "services"
    ? { links: services.nodes, paths: paths(services.nodes) }
    : {
        links: regions.nodes,
        paths: [...paths(regions.nodes), ...paths(towns.nodes), navigation.allAreas.to],
      };
}
