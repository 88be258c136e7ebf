import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { fill } from "../../business/fill";
import { Filters } from "../../components/filters/Filters";
import { Part } from "../../components/part/Part";
import { QuoteLink } from "../../components/quote-link/QuoteLink";
import * as layout from "../../styles/layout.module.css";
import { Lightbox } from "../lightbox/Lightbox";
import * as styles from "./Gallery.module.css";
import { GalleryCard } from "./GalleryCard";
import { useGallery } from "./useGallery";

interface Props {
  words: Queries.GalleryWordsFragment;
  projects: readonly Queries.GalleryProjectFragment[];
}

/** The whole gallery. Without scripts its cards are links to the projects' pages; scripts add the filter and the lightbox. */
export function Gallery({ words, projects }: Props) {
  const categories = words.categories.map(({ gallery }) => gallery ?? "");
  const items = projects.map((project) => ({
    slug: project.slug,
    category: project.category.gallery ?? "",
    project,
  }));
  const gallery = useGallery(items, categories);
  const list = useRef<HTMLUListElement>(null);
  const [heard, setHeard] = useState("");
  // Without the lightbox the cards are what they are without scripts: links.
  const [plain, setPlain] = useState(false);
  const { category, shown, open } = gallery;

  const choose = (name: string) => {
    const next = name === words.all ? null : name;
    const found = next === null ? items : items.filter((one) => one.category === next);
    gallery.choose(next);
    setHeard(
      found.length === 1 ? words.oneFound : fill(words.found, { count: String(found.length) }),
    );
  };

  return (
    <section className={layout.ink}>
      <div className={`${layout.wrap} ${styles.head}`}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        {items.length > 0 && (
          <Filters
            label={words.filterLabel}
            options={[words.all, ...categories].map((name) => ({ name }))}
            current={category ?? words.all}
            onChoose={choose}
          />
        )}
        <p role="status" className={layout.heard}>
          {heard}
        </p>
      </div>
      {shown.length === 0 && <p className={`${layout.wrap} ${styles.empty}`}>{words.empty}</p>}
      <ul ref={list} className={styles.cards}>
        {shown.map(({ slug, project }, index) => (
          <GalleryCard
            key={slug}
            project={project}
            kind={project.video ? words.video : words.image}
            first={index === 0}
            wide={index === shown.length - 1 && index % 2 === 0}
            onOpen={plain ? undefined : () => gallery.openItem(slug)}
          />
        ))}
      </ul>
      <div className={`${layout.wrap} ${styles.quote}`}>
        <h2>{words.closing}</h2>
        <QuoteLink label={words.quoteLabel} look="outlined" social />
      </div>
      <Part name="lightbox" onFail={() => setPlain(true)}>
        <Lightbox
          project={open?.project ?? null}
          position={shown.findIndex(({ slug }) => slug === open?.slug) + 1}
          total={shown.length}
          videoFallback={words.videoFallback}
          onStep={gallery.step}
          onClose={(slug) => {
            gallery.close();
            list.current
              ?.querySelector<HTMLElement>(`[data-item="${CSS.escape(slug)}"]`)
              ?.focus();
          }}
        />
      </Part>
    </section>
  );
}

export const fragments = graphql`
  fragment GalleryWords on GalleryPage {
    title
    lead
    all
    filterLabel
    found
    oneFound
    empty
    categories {
      gallery
    }
    image
    video
    videoFallback
    closing
    quoteLabel
  }
`;
