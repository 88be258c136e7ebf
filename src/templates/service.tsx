import { graphql, type PageProps } from "gatsby";
import { brokenData } from "../domain/text";
import { Page } from "../components/page/Page";
import { NextCall } from "../sections/shared/NextCall";
import { RegionList } from "../sections/shared/RegionList";
import { ServiceGoals } from "../sections/service/ServiceGoals";
import { ServiceHero } from "../sections/service/ServiceHero";
import { ServiceIndustries } from "../sections/service/ServiceIndustries";
import { ServiceIntro } from "../sections/service/ServiceIntro";
import { ServiceLineup } from "../sections/service/ServiceLineup";
import { ServiceOffers } from "../sections/service/offers/ServiceOffers";
import { ServicePlaceholders } from "../sections/service/ServicePlaceholders";
import { ServiceBenefits } from "../sections/service/points/ServiceBenefits";
import { ServiceReasons } from "../sections/service/points/ServiceReasons";
import { ServiceProcess } from "../sections/service/ServiceProcess";
import { ServiceSamples } from "../sections/service/ServiceSamples";

/** A service: only the sections for which its entry has content. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { service, serviceWords } = data;
  if (!service || !serviceWords) throw brokenData();
  const { goals, lineup, benefits, reasons, process, industries, samples, placeholders, next } =
    service;
  return (
    <Page
      head={service}
      first={<ServiceHero service={service} quoteLabel={serviceWords.quoteLabel} />}
    >
      <ServiceIntro service={service} drawn={!goals?.crop} />
      {goals && (
        <ServiceGoals
          goals={goals}
          sheet={{ letter: service.letter, caption: service.intro.caption }}
        />
      )}
      <ServiceOffers offers={service.offers} />
      {lineup && <ServiceLineup lineup={lineup} />}
      {benefits && <ServiceBenefits benefits={benefits} />}
      {process && <ServiceProcess process={process} />}
      {reasons && <ServiceReasons reasons={reasons} />}
      {industries && <ServiceIndustries industries={industries} />}
      {samples && <ServiceSamples samples={samples} />}
      {placeholders && <ServicePlaceholders placeholders={placeholders} />}
      <RegionList title={service.areas} underlined />
      <NextCall
        title={service.closing}
        contactLabel={serviceWords.contactLabel}
        next={next && { label: next.label, ...next.service }}
      />
    </Page>
  );
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      title
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
    serviceWords {
      quoteLabel
      contactLabel
    }
  }
`;
