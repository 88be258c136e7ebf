import { graphql } from "gatsby";
import * as button from "../../components/Button.module.css";
import { QuoteLink } from "../../components/QuoteLink";
import { PageHero } from "../shared/PageHero";

interface Props {
  service: Queries.ServiceHeroFragment;
  quoteLabel: string;
}

/** The head of a service page. Its quote button leads to the contact page, as the specification requires. */
export function ServiceHero({ service, quoteLabel }: Props) {
  const { title, lead, picture, pictureAt, secondCall, crumbs } = service;
  return (
    <PageHero
      title={title}
      lead={lead}
      picture={picture}
      phoneAt={pictureAt ?? undefined}
      crumbs={crumbs}
    >
      <QuoteLink label={quoteLabel} contact />
      {secondCall && (
        <a href={secondCall.path} className={`${button.button} ${button.outlined}`}>
          {secondCall.title}
        </a>
      )}
    </PageHero>
  );
}

export const fragment = graphql`
  fragment ServiceHero on Service {
    title
    crumbs {
      ...Crumb
    }
    lead
    picture {
      ...PictureWide
      ...DrawnPicture
    }
    pictureAt
    secondCall {
      title
      path
    }
  }
`;
