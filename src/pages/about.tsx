import { graphql, type PageProps } from "gatsby";
import { Licenses } from "../components/Licenses";
import { Page } from "../components/Page";
import { useSite } from "../components/site";
import { Stats } from "../components/Stats";
import * as layout from "../styles/layout.module.css";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { NextLink } from "../sections/shared/NextLink";
import { AboutMission, AboutOwner } from "../sections/about/About";
import { RegionList } from "../sections/shared/RegionList";

/** About: mission, owner, service areas and a call to action. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { aboutPage, business, gallery } = data;
  const { allAreas } = useSite().navigation;
  return (
    <Page head={aboutPage} first={<AboutMission about={aboutPage} />}>
      <AboutOwner words={aboutPage.owner} owner={business.owner} />
      <div className={layout.wrap}>
        <Stats figures={aboutPage.facts} />
        <Licenses />
      </div>
      <RegionList
        title={aboutPage.areas}
        more={{ title: aboutPage.surrounding, path: allAreas.to }}
      />
      <ClosingCall spaced title={aboutPage.closing} contactLabel={aboutPage.contactLabel}>
        <NextLink
          label={aboutPage.galleryLabel}
          title={gallery.title}
          path={gallery.path}
          picture={aboutPage.galleryPicture}
        />
      </ClosingCall>
    </Page>
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      ...PageHead
      ...AboutMission
      owner {
        ...AboutOwner
      }
      facts {
        figure
        label
      }
      areas
      surrounding
      closing
      contactLabel
      galleryLabel
      galleryPicture {
        ...PictureCard
      }
    }
    business {
      owner {
        ...OwnerPortrait
      }
    }
    gallery: galleryPage {
      ...PageLink
    }
  }
`;
