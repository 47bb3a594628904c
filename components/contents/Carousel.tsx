import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import type { ContentMedia } from '@/contract/contents';
import styles from './Carousel.module.css';
import { Film } from './Film';
import { useCarousel } from './useCarousel';

/** Renders the pictures of a photo post as a carousel: swiped, stepped by arrows, scrolled without JavaScript. */
export function Carousel({ media, title }: { media: ContentMedia[]; title: string }) {
  const { t } = useTranslation('contents');
  const { row, shown, go, onScroll, onKeyDown } = useCarousel(media.length);
  const many = media.length > 1;
  const [first] = media;
  if (!first) return null;
  const alt = (one: ContentMedia, index: number) => one.alt || t('carousel.picture', { title, place: index + 1 });

  return (
    <section
      className={styles.carousel}
      aria-label={many ? t('carousel.label', { pictures: media.length }) : t('carousel.one')}
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
        {media.map((one, index) => (
          <li key={one.url} className={styles.slide}>
            {one.kind === 'video' ? (
              <Film film={one.film} poster={one.url} title={alt(one, index)} />
            ) : (
              <Picture
                className={styles.picture}
                url={one.url}
                alt={alt(one, index)}
                width={one.width}
                height={one.height}
                sizes="(min-width: 48em) 640px, 100vw"
                eager={index === 0}
              />
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
    </section>
  );
}
