import { graphql, type PageProps } from "gatsby";
import { Below } from "../components/below/Below";
import { brokenData } from "../business/broken-data";
import { fill } from "../business/fill";
import { QuoteLink } from "../components/quote-link/QuoteLink";
import { PageHero } from "../sections/page-hero/PageHero";
import { PhoneCall } from "../sections/phone-call/PhoneCall";
import { TownIntro } from "../sections/town-intro/TownIntro";
import { TownNearby } from "../sections/town-nearby/TownNearby";
import { TownServices } from "../sections/town-services/TownServices";
import { Head } from "../seo/Head";

/** A town within a region. */
export default function TownPage({ data }: PageProps<Queries.TownPageQuery>) {
  const { town, regionWords, serviceAreasPage } = data;
  if (!town || !regionWords || !serviceAreasPage) throw brokenData();
  const { title } = town;
  return (
    <>
      <Head page={town} />
      <PageHero
        title={title}
        lead={town.lead}
        picture={town.picture}
        crumbs={town.crumbs}
        size="town"
      >
        <QuoteLink label={regionWords.quoteLabel} />
      </PageHero>
      <Below>
        <TownIntro town={town} words={regionWords} origin={serviceAreasPage.origin} />
        <TownServices title={fill(regionWords.townServices, { town: title })} />
        <TownNearby title={regionWords.townNearby} town={town} />
        <PhoneCall
          title={fill(regionWords.closing, { region: title })}
          quoteLabel={regionWords.quoteLabel}
        />
      </Below>
    </>
  );
}

export const query = graphql`
  query TownPage($id: String!) {
    town(id: { eq: $id }) {
      title
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
    serviceAreasPage {
      origin {
        ...MapOrigin
      }
    }
  }
`;
