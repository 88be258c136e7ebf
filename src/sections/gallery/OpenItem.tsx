import { Lightbox } from "./lightbox/Lightbox";
import { neighbor, placeOf } from "./neighbors";
import { chosenItems, missingPages } from "./places";
import type { Gallery } from "./useGallery";
import { useLoading } from "./usePages";
import { useStep } from "./useStep";

interface Props {
  gallery: Gallery;
  videoFallback: string;
  linkLabel: string;
  /** Called when the lightbox has closed, with the slug of the item that it showed. */
  onClose: (slug: string) => void;
}

/** The lightbox with the open item, its position and its neighbors. Loads the page of the next item in advance. */
export function OpenItem({ gallery, videoFallback, linkLabel, onClose }: Props) {
  const { pages, choice, open, load, goOn } = gallery;
  const besides = (slug: string, by: 1 | -1) => neighbor(pages, choice, slug, by);
  const { step, awaited } = useStep(open, besides, goOn);
  const place = open && placeOf(pages, choice, open);
  const ahead = open && besides(open.slug, 1);
  useLoading(load, [
    ...[awaited].filter((page) => page !== null),
    ...(open && place === null ? missingPages(pages, choice) : []),
    ...[ahead].filter((page) => typeof page === "number"),
  ]);
  return (
    <Lightbox
      project={open?.project ?? null}
      position={open ? (place ?? chosenItems(pages, choice).indexOf(open) + 1) : 0}
      total={choice.count}
      videoFallback={videoFallback}
      linkLabel={linkLabel}
      onStep={step}
      onClose={onClose}
    />
  );
}
