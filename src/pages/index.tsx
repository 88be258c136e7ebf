import { graphql, type PageProps } from "gatsby";
import { Part } from "../components/part/Part";
import { Below } from "../components/below/Below";
import { brokenData } from "../business/broken-data";
import { ClosingCall } from "../sections/closing-call/ClosingCall";
import { DrawingSheet } from "../sections/drawing-sheet/DrawingSheet";
import { FeaturedProjects } from "../sections/featured-projects/FeaturedProjects";
import { HomeAreas } from "../sections/home-areas/HomeAreas";
import { HomeHero } from "../sections/home-hero/HomeHero";
import { ServiceCards } from "../sections/service-cards/ServiceCards";
import { Testimonials } from "../sections/testimonials/Testimonials";
import { Why } from "../sections/why/Why";
import { Head } from "../seo/Head";

/** Home: the eight parts of the spec, in its order. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { homePage, testimonials, services } = data;
  if (!homePage) throw brokenData();
  return (
    <>
      <Head page={homePage} />
      <HomeHero hero={homePage.hero} />
      <Below>
        <DrawingSheet drawing={homePage.drawing} stats={homePage.stats} />
        <ServiceCards words={homePage.services} services={services.nodes} />
        <Why why={homePage.why} />
        <HomeAreas areas={homePage.areas} />
        <Part name="carousel">
          <FeaturedProjects title={homePage.projects.title} />
        </Part>
        <Testimonials title={homePage.voices.title} testimonials={testimonials.nodes} />
        <ClosingCall closing={homePage.closing} />
      </Below>
    </>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      ...PageHead
      hero {
        ...HomeHero
      }
      drawing {
        ...DrawingSheet
      }
      stats {
        ...DrawingSheetStat
      }
      services {
        ...ServiceCardsWords
      }
      why {
        ...Why
      }
      areas {
        ...HomeAreas
      }
      projects {
        title
      }
      voices {
        title
      }
      closing {
        ...ClosingCall
      }
    }
    services: allService(sort: { letter: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    testimonials: allTestimonial {
      nodes {
        ...Testimonial
      }
    }
  }
`;
