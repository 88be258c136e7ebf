import { graphql, type PageProps } from "gatsby";
import { fill } from "../domain/text";
import { Page } from "../components/Page";
import { useSite } from "../components/site";
import { QuoteLink } from "../components/QuoteLink";
import { AreaServices } from "../sections/shared/AreaServices";
import { PageHero } from "../sections/shared/PageHero";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { RegionList } from "../sections/shared/RegionList";
import { TownIntro } from "../sections/region/Intro";

/** A town within a region. */
export default function TownPage({ data }: PageProps<Queries.TownPageQuery>) {
  const { town, regionLabels } = data;
  const { services } = useSite();
  const { title } = town;
  return (
    <Page
      head={town}
      first={
        <PageHero
          title={title}
          lead={town.lead}
          picture={town.picture}
          crumbs={town.crumbs}
          size="town"
        >
          <QuoteLink label={regionLabels.quoteLabel} />
        </PageHero>
      }
    >
      <TownIntro town={town} words={regionLabels} />
      <AreaServices
        title={fill(regionLabels.townServices, { town: title })}
        services={services.nodes}
      />
      <RegionList
        title={regionLabels.townNearby}
        areas={[town.region, ...town.nearbyTowns, ...town.nearbyRegions]}
        last
      />
      {/* The section above the footer has a quote button already. */}
      <ClosingCall title={fill(regionLabels.closing, { region: title })} house={town.house} />
    </Page>
  );
}

export const query = graphql`
  query TownPage($id: String!) {
    town(id: { eq: $id }) {
      title
      house
      ...PageHead
      lead
      picture {
        ...PictureWide
      }
      ...Breadcrumbs
      ...TownIntro
      region {
        ...PageLink
      }
      nearbyTowns {
        ...PageLink
      }
      nearbyRegions {
        ...PageLink
      }
    }
    regionLabels {
      quoteLabel
      closing
      townServices
      townNearby
      townMap
      townMapAlt
    }
  }
`;
