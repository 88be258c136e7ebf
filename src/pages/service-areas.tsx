import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { AreasHero } from "../sections/service-areas/AreasHero";
import { AreasList } from "../sections/service-areas/AreasList";

/** The overview of service areas: the map, the regions, the towns and other communities nearby. */
export default function ServiceAreasPage({ data }: PageProps<Queries.ServiceAreasPageQuery>) {
  const { serviceAreasPage, regionLabels, regions } = data;
  return (
    <Page
      head={serviceAreasPage}
      first={<AreasHero page={serviceAreasPage} quoteLabel={regionLabels.quoteLabel} />}
    >
      <AreasList page={serviceAreasPage} regions={regions.nodes} />
    </Page>
  );
}

export const query = graphql`
  query ServiceAreasPage {
    serviceAreasPage {
      ...PageHead
      ...AreasHero
      ...AreasList
    }
    regionLabels {
      quoteLabel
    }
    regions: allRegion(sort: { position: ASC }) {
      nodes {
        ...AreasRegion
      }
    }
  }
`;
