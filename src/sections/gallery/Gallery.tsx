import { graphql } from "gatsby";
import { lazy, Suspense, useEffect, useState } from "react";
import { flushStyles, plainClick } from "../../client/navigation";
import { fill } from "../../domain/text";
import { Filters } from "../../components/Filters";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { Picture } from "../../components/picture/Picture";
import { QuoteLink } from "../../components/QuoteLink";
import { PlayMark } from "../../components/video/PlayMark";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Gallery.module.css";
import { useGallery } from "./useGallery";

const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ "./Lightbox");
const Lightbox = lazy(loadLightbox);

/** Loads the lightbox before a card is clicked. If that fails, the click tries again. */
const preload = () => void loadLightbox().catch(() => undefined);

/** The gallery. Without scripts its cards are links to the projects' pages; scripts add the filter and the lightbox. */
export function Gallery({ gallery }: { gallery: Queries.GalleryFragment }) {
  const { projects } = gallery;
  const categories = gallery.categories
    .map(({ gallery: name }) => name ?? "")
    .filter((name) => projects.some(({ category }) => category.gallery === name));
  const state = useGallery(projects, categories);
  const { category, visible, open } = state;
  const [message, setMessage] = useState("");
  // If the lightbox cannot be loaded, the cards are links, as without scripts.
  const [hasLightbox, setHasLightbox] = useState(true);

  // The lightbox covers the page. When it has closed, focus is on the card of the project that it showed last.
  useEffect(() => {
    if (!open) return undefined;
    return () => focusCard(open.slug);
  }, [open]);

  /** true for the last card of an odd number, which takes the whole row. */
  const isAlone = (index: number) => index === visible.length - 1 && index % 2 === 0;

  const choose = (next: string) => {
    const count = state.projectsOf(next).length;
    state.choose(next);
    setMessage(count === 1 ? gallery.oneResult : fill(gallery.results, { count }));
  };

  return (
    <section className={layout.ink}>
      <div className={`${layout.wrap} ${styles.head}`}>
        <div className={`${layout.between} ${styles.titles}`}>
          <h1 className={layout.title}>{gallery.title}</h1>
          <p className={`${layout.lead} ${layout.soft} ${styles.lead}`}>{gallery.lead}</p>
        </div>
        <Filters
          label={gallery.filterLabel}
          all={gallery.all}
          categories={categories}
          current={category}
          onChoose={choose}
        />
        <p aria-live="polite" aria-atomic="true" className={layout.visuallyHidden}>
          {message}
        </p>
      </div>
      {visible.length === 0 && (
        <p className={`${layout.wrap} ${layout.soft} ${styles.empty}`}>{gallery.empty}</p>
      )}
      <ul className={styles.cards} onPointerOver={preload} onFocus={preload}>
        {visible.map((project, index) => (
          <li key={project.slug} className={styles.item}>
            <a
              href={project.path}
              className={`${layout.block} ${styles.card}`}
              data-item={project.slug}
              onClick={(event) => {
                if (!hasLightbox || !plainClick(event)) return;
                event.preventDefault();
                state.openProject(project.slug);
              }}
            >
              <Picture
                picture={project.picture}
                priority={index === 0}
                className={layout.cover}
                // On phones the picture is 137vw wide; 0.8 of that selects one size less, which saves 10 kB of the first view and looks the same.
                sizes={`(max-width: 47.5em) 109vw, ${isAlone(index) ? "min(100vw, 1600px)" : "(max-width: 62.5em) 74vw, min(63vw, 1000px)"}`}
              />
              {project.video && <PlayMark className={styles.play} />}
              <span className={styles.words}>
                <span className={styles.title}>{project.title}</span>{" "}
                <span className={layout.soft}>{project.location}</span>{" "}
                <span className={layout.note}>
                  {project.video ? gallery.video : gallery.image}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={`${layout.wrap} ${layout.between} ${layout.ask} ${styles.quote}`}>
        <h2>{gallery.closing}</h2>
        <QuoteLink label={gallery.quoteLabel} look="outlined" social />
      </div>
      {open && (
        <ErrorBoundary
          optional="lightbox"
          onError={() => {
            setHasLightbox(false);
            window.___navigate?.(open.path, { replace: true });
          }}
        >
          <Suspense>
            <Lightbox
              project={open}
              position={state.position + 1}
              total={visible.length}
              words={gallery}
              onStep={state.step}
              onClose={state.close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}

function focusCard(slug: string): void {
  const card = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(slug)}"]`);
  if (!card) return;
  flushStyles(card);
  card.focus();
}

export const fragments = graphql`
  fragment Gallery on GalleryPage {
    title
    lead
    all
    categories {
      gallery
    }
    filterLabel
    results
    oneResult
    empty
    image
    video
    closing
    quoteLabel
    projects {
      ...GalleryProject
    }
    videoFallback
    projectLink
  }
  fragment GalleryProject on Project {
    slug
    ...PageLink
    location
    caption
    category {
      gallery
    }
    picture {
      ...PictureWide
    }
    video {
      ...VideoFiles
    }
  }
`;
