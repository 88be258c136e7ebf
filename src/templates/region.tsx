import { graphql, type PageProps } from "gatsby";
import { fill } from "../domain/text";
import { Page } from "../components/Page";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { RegionHero } from "../sections/region/RegionHero";
import { RegionIntro } from "../sections/region/Intro";
import { AreaServices } from "../sections/shared/AreaServices";
import { PhotoPlaces } from "../sections/shared/PhotoPlaces";
import { RegionList } from "../sections/shared/RegionList";
import { RegionPicture } from "../sections/region/RegionPicture";
import { RegionWhy } from "../sections/region/RegionWhy";

/** A region: the eight parts from the specification, in its order. */
export default function RegionPage({ data }: PageProps<Queries.RegionPageQuery>) {
  const { region, regionLabels, projectLabels, services } = data;
  const { title } = region;
  const named = (sentence: string) => fill(sentence, { region: title });
  return (
    <Page head={region} first={<RegionHero region={region} words={regionLabels} />}>
      <RegionIntro region={region} words={regionLabels} />
      <RegionPicture title={named(regionLabels.trusted)} region={region} />
      <AreaServices title={named(regionLabels.services)} services={services.nodes} padded />
      <RegionWhy region={title} words={regionLabels} />
      {regionLabels.projects && (
        <PhotoPlaces
          title={named(regionLabels.projects)}
          note={regionLabels.projectNote}
          places={regionLabels.projectPlaces}
          until={projectLabels.untilPhoto}
          region={title}
        />
      )}
      <RegionList title={regionLabels.areas} last />
      <ClosingCall
        title={named(regionLabels.closing)}
        quoteLabel={regionLabels.quoteLabel}
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
    regionLabels {
      quoteLabel
      areas
      trusted
      services
      closing
      ...RegionHeroWords
      ...RegionIntroWords
      ...RegionWhy
      projects
      projectNote
      projectPlaces {
        ...PhotoPlace
      }
    }
    projectLabels {
      untilPhoto
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        ...AreaService
      }
    }
  }
`;
