import { graphql, type PageProps } from "gatsby";
import { Below } from "../components/below/Below";
import { brokenData } from "../business/broken-data";
import { AreasHero } from "../sections/areas-hero/AreasHero";
import { AreasList } from "../sections/areas-list/AreasList";
import { Head } from "../seo/Head";

/** The overview of service areas: the map, the six regions, the towns and the communities around. */
export default function ServiceAreasPage({ data }: PageProps<Queries.ServiceAreasPageQuery>) {
  const { serviceAreasPage, regionWords, regions, towns } = data;
  if (!serviceAreasPage || !regionWords) throw brokenData();
  return (
    <>
      <Head page={serviceAreasPage} />
      <AreasHero
        page={serviceAreasPage}
        towns={towns.nodes}
        quoteLabel={regionWords.quoteLabel}
      />
      <Below>
        <AreasList page={serviceAreasPage} regions={regions.nodes} towns={towns.nodes} />
      </Below>
    </>
  );
}

export const query = graphql`
  query ServiceAreasPage {
    serviceAreasPage {
      ...PageHead
      ...AreasHero
      ...AreasList
    }
    regionWords {
      quoteLabel
    }
    regions: allRegion(sort: { position: ASC }) {
      nodes {
        ...AreasRegion
      }
    }
    towns: allTown(sort: { position: ASC }) {
      nodes {
        ...AreasTown
      }
    }
  }
`;
