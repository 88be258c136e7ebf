import { graphql, type PageProps } from "gatsby";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { Page } from "../components/Page";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { DrawingSheet } from "../sections/home/DrawingSheet";
import { FeaturedProjects } from "../sections/home/featured-projects/FeaturedProjects";
import { HomeAreas } from "../sections/home/HomeAreas";
import { HomeHero } from "../sections/home/HomeHero";
import { ServiceCards } from "../sections/home/ServiceCards";
import { Testimonials } from "../sections/home/Testimonials";
import { Why } from "../sections/home/Why";

/** Home: the parts from the specification in its order, and any others between them. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { homePage, serviceAreasPage, testimonials, services, sectionDrawing, marks } = data;
  return (
    <Page head={homePage} first={<HomeHero hero={homePage.hero} />}>
      <DrawingSheet
        home={homePage}
        services={services.nodes}
        marks={marks?.publicURL}
        counts={sectionDrawing?.marks}
      />
      <ServiceCards {...homePage.services} services={services.nodes} />
      <Why why={homePage.why} />
      <HomeAreas areas={homePage.areas} map={serviceAreasPage.drawnMap} />
      <ErrorBoundary optional="carousel">
        <FeaturedProjects {...homePage.projects} />
      </ErrorBoundary>
      <Testimonials {...homePage.voices} testimonials={testimonials.nodes} />
      <ClosingCall {...homePage.closing} />
    </Page>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      ...PageHead
      hero {
        ...HomeHero
      }
      ...DrawingSheet
      services {
        title
        lead
      }
      why {
        ...Why
      }
      areas {
        ...HomeAreas
      }
      projects {
        title
        note
      }
      voices {
        title
        note
      }
      closing {
        title
        quoteLabel
      }
    }
    sectionDrawing {
      marks {
        ...DrillMarks
      }
    }
    marks: file(sourceInstanceName: { eq: "__PROGRAMMATIC__" }, name: { eq: "section-marks" }) {
      publicURL
    }
    serviceAreasPage {
      drawnMap {
        ...AreaMap
      }
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        ...ServiceCard
        ...DrawingService
      }
    }
    testimonials: allTestimonial {
      nodes {
        ...Testimonial
      }
    }
  }
`;
