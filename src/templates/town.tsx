import { graphql, type PageProps } from "gatsby";
import { brokenData, fill } from "../domain/text";
import { Page } from "../components/page/Page";
import { QuoteLink } from "../components/quote-link/QuoteLink";
import { PageHero } from "../sections/shared/PageHero";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { TownIntro } from "../sections/town/TownIntro";
import { TownNearby } from "../sections/town/TownNearby";
import { TownServices } from "../sections/town/TownServices";

/** A town within a region. */
export default function TownPage({ data }: PageProps<Queries.TownPageQuery>) {
  const { town, regionWords } = data;
  if (!town || !regionWords) throw brokenData();
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
          <QuoteLink label={regionWords.quoteLabel} />
        </PageHero>
      }
    >
      <TownIntro town={town} words={regionWords} />
      <TownServices title={fill(regionWords.townServices, { town: title })} />
      <TownNearby title={regionWords.townNearby} town={town} />
      {/* The section above the footer has a quote button already. */}
      <ClosingCall title={fill(regionWords.closing, { region: title })} house={town.house} />
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
      crumbs {
        ...Crumb
      }
      ...TownIntro
      ...TownNearby
    }
    regionWords {
      quoteLabel
      closing
      townServices
      townNearby
      ...TownIntroWords
    }
  }
`;
