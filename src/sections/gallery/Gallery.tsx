import { graphql } from "gatsby";
import { useEffect, useRef, useState, type RefObject } from "react";
import { updateStyles } from "../../client/update-styles";
import { fill } from "../../domain/fill";
import * as button from "../../components/button/Button.module.css";
import { Filters } from "../../components/filters/Filters";
import { Pager } from "../../components/pager/Pager";
import { OptionalBoundary } from "../../components/optional-boundary/OptionalBoundary";
import { QuoteLink } from "../../components/quote-link/QuoteLink";
import * as layout from "../../styles/layout.module.css";
import * as pageTitle from "../../styles/page-title.module.css";
import * as styles from "./Gallery.module.css";
import { GalleryCard } from "./GalleryCard";
import { useGallery } from "./useGallery";
import { useLateLightbox } from "./useLateLightbox";

interface Props {
  words: Queries.GalleryWordsFragment;
  list: Queries.GalleryListFragment;
}

/**
 * A page of the gallery. Without scripts its cards are links to the projects' pages, and further links lead to the previous and the next
 * page. Scripts add the filter and the lightbox, which cover all pages. At first, only a closed <dialog> is rendered for the lightbox.
 */
export function Gallery({ words, list }: Props) {
  const categories = list.counts.map(({ category: { gallery: name } }) => name ?? "");
  const gallery = useGallery(list, categories);
  const cards = useRef<HTMLUListElement>(null);
  const followNew = useFocusOnNew(cards, gallery.shown.length);
  const [heard, setHeard] = useState("");
  // If the lightbox cannot be loaded, the cards are links, as without scripts.
  const [plain, setPlain] = useState(false);
  const { category, shown, open, showMore } = gallery;
  const { library, missing, load } = useLateLightbox(open?.project.path);
  const count = gallery.countOf(category);

  const choose = (name: string) => {
    const next = name === words.all ? null : name;
    const found = gallery.countOf(next);
    gallery.choose(next);
    setHeard(found === 1 ? words.oneFound : fill(words.found, { count: String(found) }));
  };

  return (
    <section className={layout.ink}>
      <div className={`${layout.wrap} ${styles.head}`}>
        <div className={styles.titles}>
          <h1 className={pageTitle.title}>{list.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        {categories.length > 1 && (
          <Filters
            label={words.filterLabel}
            options={[words.all, ...categories].map((name) => ({ name }))}
            current={category ?? words.all}
            onChoose={choose}
          />
        )}
        <p role="status" className={layout.visuallyHidden}>
          {gallery.incomplete ? `${heard} ${words.missing}` : heard}
        </p>
      </div>
      {count === 0 && <p className={`${layout.wrap} ${styles.empty}`}>{words.empty}</p>}
      <ul ref={cards} className={styles.cards} onPointerOver={load} onFocus={load}>
        {shown.map(({ slug, project }, index) => (
          <GalleryCard
            key={slug}
            project={project}
            medium={project.video ? words.video : words.image}
            first={index === 0}
            wide={index === shown.length - 1 && index % 2 === 0}
            onOpen={plain || missing ? undefined : () => gallery.openItem(slug)}
          />
        ))}
      </ul>
      {showMore && (
        <p className={`${layout.wrap} ${styles.further}`}>
          <button
            type="button"
            className={`${button.button} ${button.outlined}`}
            onClick={() => {
              followNew();
              showMore();
            }}
          >
            {words.more}
          </button>
        </p>
      )}
      {gallery.incomplete && (
        <p className={`${layout.wrap} ${styles.missing}`}>{words.missing}</p>
      )}
      {(category === null || gallery.incomplete) && (
        <Pager
          label={words.title}
          previous={list.previous ? { to: list.previous, label: words.previous } : null}
          next={list.next ? { to: list.next, label: words.next } : null}
          className={`${layout.wrap} ${styles.further}`}
        />
      )}
      <div className={`${layout.wrap} ${styles.quote}`}>
        <h2>{words.closing}</h2>
        <QuoteLink label={words.quoteLabel} look="outlined" social />
      </div>
      <OptionalBoundary name="lightbox" onFail={() => setPlain(true)}>
        {library ? (
          <library.OpenItem
            gallery={gallery}
            videoFallback={words.videoFallback}
            linkLabel={words.projectLink}
            onClose={(slug) => {
              gallery.close();
              focusItem(cards.current, slug);
            }}
          />
        ) : (
          <dialog />
        )}
      </OptionalBoundary>
    </section>
  );
}

/** Moves focus from the closed lightbox to the card of that item, if it is visible. */
function focusItem(cards: HTMLElement | null, slug: string): void {
  const card = cards?.querySelector<HTMLElement>(`[data-item="${CSS.escape(slug)}"]`);
  if (!card) return;
  updateStyles(card);
  card.focus();
}

/**
 * Moves focus to the first new card after more cards are shown, so that Tab continues there.
 * @returns a function to call before more cards are requested.
 */
function useFocusOnNew(cards: RefObject<HTMLUListElement>, count: number): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    const card = cards.current?.children[before.current];
    before.current = null;
    card?.querySelector("a")?.focus({ preventScroll: true });
  }, [cards, count]);
  return () => {
    before.current = count;
  };
}

export const fragments = graphql`
  fragment GalleryWords on GalleryWords {
    title
    lead
    all
    filterLabel
    found
    oneFound
    more
    missing
    previous
    next
    empty
    image
    video
    videoFallback
    projectLink
    closing
    quoteLabel
  }
  fragment GalleryList on ProjectList {
    title
    number
    total
    before
    pages
    previous
    next
    counts {
      category {
        gallery
      }
      count
    }
    projects {
      ...GalleryProject
    }
  }
`;
