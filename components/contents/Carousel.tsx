import { clsx } from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureLinks } from '@/components/pictures/useViewer';
import { IconButton } from '@/components/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import type { ContentMedia } from '@/contract/contents';
import { own } from '@/contract/own';
import styles from './Carousel.module.css';
import { Film } from './Film';

/** Manages a row that scrolls by swipe, arrow keys and buttons, and returns the index of the visible picture. */
function useCarousel(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const go = (index: number) => {
    const to = Math.min(Math.max(index, 0), count - 1);
    setShown(to);
    if (!row.current) return;
    row.current.scrollLeft = to * row.current.clientWidth;
    // Who is on a picture's link stays on that of the shown one.
    const isOnPicture = document.activeElement?.closest('ul, li')?.parentElement === row.current;
    if (isOnPicture) row.current.children[to]?.querySelector('a')?.focus({ preventScroll: true });
  };
  const onScroll = () => {
    const { scrollLeft, clientWidth } = row.current ?? { scrollLeft: 0, clientWidth: 0 };
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const places = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 };
    const to = own(places, event.key);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return { row, shown, go, onScroll, onKeyDown };
}

/** Renders the pictures of a photo post as a carousel: swiped, stepped by arrows, scrolled without JavaScript. */
export function Carousel({
  media,
  title,
  path,
}: {
  media: ContentMedia[];
  title: string;
  /** The post's own address: a list shows its first picture, which moves here. */
  path: string;
}) {
  const { t } = useTranslation('contents');
  const { row, shown, go, onScroll, onKeyDown } = useCarousel(media.length);
  const many = media.length > 1;
  const [first] = media;
  const alt = (one: ContentMedia, index: number) => one.alt || t('carousel.picture', { title, place: index + 1 });
  const pictures = media.map((one, index) => ({ ...one, alt: alt(one, index) }));
  const { linkOf, viewer } = usePictureLinks(pictures.filter(({ kind }) => kind === 'image'));
  if (!first) return null;

  return (
    <section
      className={styles.carousel}
      aria-label={many ? t('carousel.label', { count: media.length, pictures: media.length }) : t('carousel.one')}
      aria-roledescription={many ? 'carousel' : undefined}
    >
      <ul
        ref={row}
        className={styles.row}
        style={{ aspectRatio: `${first.width} / ${first.height}` }}
        onScroll={onScroll}
        onKeyDown={many ? onKeyDown : undefined}
        tabIndex={many ? 0 : undefined}
      >
        {pictures.map((one, index) => (
          <li key={one.url} className={styles.slide}>
            {one.kind === 'video' ? (
              <Film film={one.film} poster={one.url} title={one.alt} />
            ) : (
              <a className={styles.link} {...linkOf(one)}>
                <Picture
                  className={styles.picture}
                  url={one.url}
                  alt={one.alt}
                  width={one.width}
                  height={one.height}
                  sizes="(min-width: 48em) 640px, 100vw"
                  eager={index === 0}
                  moves={index === 0 ? path : undefined}
                />
              </a>
            )}
          </li>
        ))}
      </ul>
      {many ? (
        <>
          <span className={styles.place} aria-live="polite">
            {t('carousel.place', { place: shown + 1, pictures: media.length })}
          </span>
          <IconButton
            label={t('carousel.previous')}
            className={clsx(styles.step, styles.previous)}
            disabled={shown === 0}
            onClick={() => go(shown - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={t('carousel.next')}
            className={clsx(styles.step, styles.next)}
            disabled={shown === media.length - 1}
            onClick={() => go(shown + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
          <div className={styles.dots}>
            {media.map((one, index) => (
              <button
                key={one.url}
                type="button"
                className={styles.dot}
                aria-label={t('carousel.go', { place: index + 1 })}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => go(index)}
              />
            ))}
          </div>
        </>
      ) : null}
      {viewer}
    </section>
  );
}
