import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Page } from "../components/Page";
import { QuoteLink } from "../components/QuoteLink";
import { fill } from "../domain/text";
import * as layout from "../styles/layout.module.css";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { NextLink } from "../sections/shared/NextLink";
import { PageHero } from "../sections/shared/PageHero";
import { PhotoPlaces } from "../sections/shared/PhotoPlaces";
import { RegionList } from "../sections/shared/RegionList";
import { ServiceCards } from "../sections/service/ServiceCards";
import { ServiceGoals } from "../sections/service/ServiceGoals";
import { ServiceIntro } from "../sections/service/ServiceIntro";
import { ServiceList } from "../sections/service/ServiceList";
import { ServiceLineup } from "../sections/service/ServiceLineup";
import { ServicePoints } from "../sections/service/ServicePoints";
import { ServiceProcess } from "../sections/service/ServiceProcess";
import { ServiceStrip } from "../sections/service/ServiceStrip";

interface Props {
  data: Queries.ServicePageQuery;
  /** The room in which visitors choose a seat and a screen, in place of the part of the drawing (service-with-room.tsx). */
  room?: ReactNode;
}

/** A service: only the sections for which its entry has content. */
export default function ServicePage({ data, room }: Props) {
  const { service, serviceLabels, projectLabels } = data;
  const { goals, offers, lineup, benefits, reasons, process, next } = service;
  const { industries, samples, placeholders, areas, secondCall } = service;
  const list = offers.layout === "list";
  return (
    <Page
      head={service}
      first={
        <>
          <PageHero
            title={service.title}
            lead={service.lead}
            picture={service.picture}
            phoneAt={service.pictureAt ?? undefined}
            crumbs={service.crumbs}
          >
            {/* To the contact page, as the specification requires. */}
            <QuoteLink label={serviceLabels.quoteLabel} contact />{" "}
            {secondCall && (
              <a href={secondCall.path} className={`${layout.link} ${layout.alone}`}>
                {fill(serviceLabels.also, { service: secondCall.title })}
              </a>
            )}
          </PageHero>
          <ServiceStrip />
        </>
      }
    >
      <ServiceIntro service={service} drawn={!goals?.crop && !room} />
      {room}
      {goals && <ServiceGoals goals={goals} service={service} />}
      {list ? <ServicePoints {...offers} /> : <ServiceCards cards={offers} />}
      {lineup && <ServiceLineup {...lineup} />}
      {benefits && <ServiceList {...benefits} look="lines" />}
      {/* A list of offers is dark already. */}
      {process && <ServiceProcess {...process} dark={!list} />}
      {reasons && <ServicePoints {...reasons} />}
      {industries && <ServiceList {...industries} look="names" />}
      {samples && <ServiceCards cards={samples} samples />}
      {placeholders && (
        <PhotoPlaces
          title={placeholders.title}
          note={placeholders.note}
          places={placeholders.items}
          until={projectLabels.untilPhoto}
        />
      )}
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
      ...ServiceParts
    }
    serviceLabels {
      ...ServiceWords
    }
    projectLabels {
      untilPhoto
    }
  }
  fragment ServiceParts on Service {
    ...PageHead
    title
    lead
    picture {
      ...PictureWide
      ...DrawnPicture
    }
    pictureAt
    ...Breadcrumbs
    secondCall {
      ...PageLink
    }
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
      title
      items
    }
    reasons {
      title
      items {
        title
        text
      }
    }
    process {
      title
      items {
        title
        text
      }
    }
    industries {
      title
      items
    }
    samples {
      ...ServiceSamples
    }
    placeholders {
      title
      note
      items {
        ...PhotoPlace
      }
    }
    areas
    closing
    next {
      label
      service {
        ...PageLink
        picture {
          ...PictureCard
        }
      }
    }
  }
  fragment ServiceWords on ServiceLabels {
    quoteLabel
    contactLabel
    also
  }
`;
