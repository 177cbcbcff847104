import { whenIdle } from "@machiya/schema/client/lazyModule";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "../../language/language.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./Gallery.module.css";
import type { GalleryImage } from "./galleryImages.ts";

interface GalleryProps {
  name: string;
  images: readonly GalleryImage[];
  faded: boolean;
}

/** The keyboard scrolls what it can focus. */
const SCROLLED = { tabIndex: 0 };

/**
 * Shows the images of a product one at a time. Only the first one is loaded at once, the next one when the page is
 * idle or touched, and each other one when the one before it is shown. Browsers load lazy images that are far outside
 * of the screen, so that they would compete with the first one.
 */
export function Gallery({ name, images, faded }: GalleryProps) {
  const text = useMessages("storefront");
  const track = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  /** The last image that is loaded. */
  const [reach, setReach] = useState(0);
  /** The image to which an arrow scrolls, until it is shown; another press continues from it. */
  const target = useRef<number>(null);
  const [first, ...others] = images;
  const shown = Math.min(current, images.length - 1);
  const firstUrl = first?.url;
  const wasFirst = useRef(firstUrl);
  useEffect(() => {
    // The image of the variant that was just chosen comes into view.
    if (wasFirst.current !== firstUrl) track.current?.scrollTo({ left: 0, behavior: "instant" });
    wasFirst.current = firstUrl;
  }, [firstUrl]);

  const loadUpTo = (index: number) => setReach((last) => Math.max(last, index));
  useEffect(() => whenIdle(() => setReach((last) => Math.max(last, 1))), []);
  const follow = useCallback((element: HTMLElement) => {
    const place = Math.round(element.scrollLeft / Math.max(1, element.clientWidth));
    if (place === target.current) target.current = null;
    setCurrent(place);
    setReach((last) => Math.max(last, place + 1));
  }, []);
  useEffect(() => {
    // The customer may have swiped before the page was hydrated.
    if (track.current !== null && track.current.scrollLeft > 0) follow(track.current);
  }, [follow]);

  if (others.length === 0)
    return <Picture src={first?.url} alt={first?.altText ?? name} shape="wide" eager faded={faded} />;

  const show = (step: 1 | -1) => {
    const element = track.current;
    const index = (target.current ?? shown) + step;
    if (element === null || index < 0 || index >= images.length) return;
    target.current = index;
    // A later change of the images could end the scrolling.
    flushSync(() => loadUpTo(index + 1));
    element.scrollTo({ left: index * element.clientWidth });
  };
  const rest = () => {
    target.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    show(event.key === "ArrowLeft" ? -1 : 1);
  };
  return (
    <div className={styles.gallery}>
      <section
        ref={track}
        className={styles.track}
        aria-label={text.images(name)}
        {...SCROLLED}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          rest();
          loadUpTo(shown + 1);
        }}
        onScroll={({ currentTarget }) => follow(currentTarget)}
        onScrollEnd={rest}
      >
        <ul className={styles.images}>
          {images.map(({ url, altText }, index) => (
            <li key={url} className={styles.image}>
              {index <= reach ? (
                <Picture src={url} alt={altText} shape="wide" eager={index === 0} faded={faded} />
              ) : (
                <span className={styles.waiting} role="img" aria-label={altText} />
              )}
            </li>
          ))}
        </ul>
      </section>
      <button
        type="button"
        className={`${styles.arrow} ${styles.previous}`}
        aria-label={text.previousImage}
        aria-disabled={shown === 0}
        onClick={() => show(-1)}
      >
        <Icon name="back" size={22} />
      </button>
      <button
        type="button"
        className={`${styles.arrow} ${styles.next}`}
        aria-label={text.nextImage}
        aria-disabled={shown === images.length - 1}
        onClick={() => show(1)}
      >
        <Icon name="forward" size={22} />
      </button>
      <span className={styles.dots} aria-hidden="true">
        {images.map(({ url }, index) => (
          <span key={url} data-current={index === shown || undefined} />
        ))}
      </span>
      <span className={styles.count} aria-live="polite">
        {text.imageOf(shown + 1, images.length)}
      </span>
    </div>
  );
}
