import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { ContactHours } from "../sections/contact/ContactHours";
import { ContactNumber } from "../sections/contact/ContactNumber";
import { ContactPlace } from "../sections/contact/ContactPlace";

/** Contact: starts with the telephone number. There is no form. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage, business } = data;
  return (
    <Page
      head={contactPage}
      first={
        <>
          <ContactNumber words={contactPage} />
          <ContactHours title={contactPage.hours} />
          <ContactPlace
            words={contactPage}
            place={business.map}
            drawnMap={business.drawnMap}
            socialNote={
              business.social.some(({ sample }) => sample) ? business.socialNote : null
            }
          />
        </>
      }
    />
  );
}

export const query = graphql`
  query ContactPage {
    contactPage {
      ...PageHead
      hours
      ...ContactNumber
      find
      directions
      map
    }
    business {
      map {
        lat
        lon
      }
      drawnMap {
        ...AreaMap
      }
      socialNote
      social {
        sample
      }
    }
  }
`;
