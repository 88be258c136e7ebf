import { graphql } from "gatsby";
import { AreaText } from "../../components/AreaText";
import { Picture } from "../../components/picture/Picture";
import * as styles from "./RegionIntro.module.css";

interface Props {
  region: Queries.RegionIntroFragment;
  words: Queries.RegionIntroWordsFragment;
}

/** The text about a region, beside a picture of the team. */
export function RegionIntro({ region, words }: Props) {
  return (
    <AreaText title={region.introTitle} lead={region.introLead} html={region.body.html ?? ""}>
      <figure>
        <div className={styles.picture}>
          <Picture
            picture={words.teamPicture}
            sizes="(max-width: 47.5em) 100vw, min(42vw, 540px)"
          />
        </div>
        <figcaption className={styles.caption}>{words.teamCaption}</figcaption>
      </figure>
    </AreaText>
  );
}

export const fragments = graphql`
  fragment RegionIntro on Region {
    introTitle
    introLead
    body {
      html
    }
  }
  fragment RegionIntroWords on RegionLabels {
    teamCaption
    teamPicture {
      ...PictureCard
    }
  }
`;
