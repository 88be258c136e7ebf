import { graphql } from "gatsby";
import { OfferCards } from "./OfferCards";
import { OfferList } from "./OfferList";

/** The parts of the service, in the layout that its entry sets. */
export function ServiceOffers({ offers }: { offers: Queries.ServiceOffersFragment }) {
  return offers.layout === "list" ? (
    <OfferList offers={offers} />
  ) : (
    <OfferCards offers={offers} />
  );
}

export const fragment = graphql`
  fragment ServiceOffers on ServiceOffers {
    title
    layout
    picture {
      ...PictureWide
    }
    items {
      title
      text
      picture {
        ...PictureCard
      }
    }
  }
`;
