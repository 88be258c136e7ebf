import { useSite } from "../site/useSite";

interface MenuPages {
  /** The pages that the menu lists. */
  links: readonly { readonly title: string; readonly path: string }[];
  /** The pages that belong to the menu: on these it is marked as current (decision 16). */
  paths: readonly string[];
}

/** The pages of a menu in the navigation, by the menu's name in content. */
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
