import { graphql, type PageProps } from "gatsby";
import { brokenData } from "../domain/text";
import { Page } from "../components/Page";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { NextLink } from "../sections/shared/NextLink";
import { RegionList } from "../sections/shared/RegionList";
import { ServiceGoals } from "../sections/service/ServiceGoals";
import { ServiceHero } from "../sections/service/ServiceHero";
import { ServiceIndustries } from "../sections/service/ServiceIndustries";
import { ServiceIntro } from "../sections/service/ServiceIntro";
import { ServiceLineup } from "../sections/service/ServiceLineup";
import { ServiceOffers } from "../sections/service/ServiceOffers";
import { ServicePlaceholders } from "../sections/service/ServicePlaceholders";
import { ServicePoints } from "../sections/service/ServicePoints";
import { ServiceProcess } from "../sections/service/ServiceProcess";
import { ServiceSamples } from "../sections/service/ServiceSamples";
import { ServiceStrip } from "../sections/service/ServiceStrip";

/** A service: only the sections for which its entry has content. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { service, serviceLabels, services } = data;
  if (!service || !serviceLabels) throw brokenData();
  const { goals, offers, lineup, benefits, reasons, process, next } = service;
  const { industries, samples, placeholders, areas } = service;
  return (
    <Page
      head={service}
      first={<ServiceHero service={service} quoteLabel={serviceLabels.quoteLabel} />}
    >
      <ServiceStrip services={services.nodes} current={service.path} />
      <ServiceIntro service={service} drawn={!goals?.crop} />
      {goals && (
        <ServiceGoals
          goals={goals}
          sheet={{ letter: service.letter, caption: service.intro.caption }}
        />
      )}
      <ServiceOffers offers={offers} />
      {lineup && <ServiceLineup lineup={lineup} />}
      {benefits && <ServicePoints points={benefits} look="columns" />}
      {/* A list of offers is dark already. */}
      {process && <ServiceProcess process={process} dark={offers.layout !== "list"} />}
      {reasons && <ServicePoints points={reasons} look="rows" />}
      {industries && <ServiceIndustries industries={industries} />}
      {samples && <ServiceSamples samples={samples} />}
      {placeholders && <ServicePlaceholders placeholders={placeholders} />}
      {areas && <RegionList title={areas} />}
      <ClosingCall spaced title={service.closing} contactLabel={serviceLabels.contactLabel}>
        {next && <NextLink label={next.label} {...next.service} />}
      </ClosingCall>
    </Page>
  );
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      title
      path
      ...PageHead
      ...ServiceHero
      ...ServiceIntro
      goals {
        ...ServiceGoals
      }
      offers {
        ...ServiceOffers
      }
      lineup {
        ...ServiceLineup
      }
      benefits {
        ...ServiceBenefits
      }
      reasons {
        ...ServiceReasons
      }
      process {
        ...ServiceProcess
      }
      industries {
        ...ServiceIndustries
      }
      samples {
        ...ServiceSamples
      }
      placeholders {
        ...ServicePlaceholders
      }
      areas
      closing
      next {
        label
        service {
          title
          path
          picture {
            ...PictureCard
          }
        }
      }
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        ...ServiceStrip
      }
    }
    serviceLabels {
      quoteLabel
      contactLabel
    }
  }
`;
