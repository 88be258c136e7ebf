import { graphql, type PageProps } from "gatsby";
import { brokenData, fill } from "../domain/text";
import { Page } from "../components/page/Page";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { RegionHero } from "../sections/region/RegionHero";
import { RegionIntro } from "../sections/region/RegionIntro";
import { AreaServices } from "../sections/shared/AreaServices";
import { RegionList } from "../sections/shared/RegionList";
import { RegionPicture } from "../sections/region/RegionPicture";
import { RegionProjects } from "../sections/region/RegionProjects";
import { RegionWhy } from "../sections/region/RegionWhy";

/** A region: the eight parts from the specification, in its order. */
export default function RegionPage({ data }: PageProps<Queries.RegionPageQuery>) {
  const { region, regionWords, services } = data;
  if (!region || !regionWords) throw brokenData();
  const { title } = region;
  return (
    <Page head={region} first={<RegionHero region={region} words={regionWords} />}>
      <RegionIntro region={region} words={regionWords} />
      <RegionPicture region={region} words={regionWords} />
      <AreaServices
        title={fill(regionWords.services, { region: title })}
        services={services.nodes}
        padded
      />
      <RegionWhy region={title} words={regionWords} />
      <RegionProjects region={title} words={regionWords} />
      <RegionList title={regionWords.areas} last />
      <ClosingCall
        title={fill(regionWords.closing, { region: title })}
        quoteLabel={regionWords.quoteLabel}
        house={region.house}
      />
    </Page>
  );
}

export const query = graphql`
  query RegionPage($id: String!) {
    region(id: { eq: $id }) {
      title
      house
      ...PageHead
      ...RegionHero
      ...RegionIntro
      ...RegionPicture
    }
    regionWords {
      quoteLabel
      areas
      services
      closing
      ...RegionHeroWords
      ...RegionIntroWords
      ...RegionPictureWords
      ...RegionWhy
      ...RegionProjects
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        ...AreaService
      }
    }
  }
`;
