import { clsx } from 'clsx';
import Link from 'next/link';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import type { Banner } from '@/contract/banners';
import { paths } from '@/lib/paths';
import styles from './Banners.module.css';

/** Returns the visible slide of a row that scrolls sideways, and a function to show another; inert until hydration. */
function useSlides(row: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState(0);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    setReady(true);
    const look = () => {
      const slides = [...element.children] as HTMLElement[];
      const distance = (slide: HTMLElement) => Math.abs(slide.offsetLeft - element.offsetLeft - element.scrollLeft);
      const nearest = slides.reduce(
        (best, slide, index) => (distance(slide) < distance(slides[best] ?? slide) ? index : best),
        0,
      );
      setAt(nearest);
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [row]);

  const go = (index: number) => {
    const element = row.current;
    const slide = element?.children[(index + count) % count];
    if (!element || !(slide instanceof HTMLElement)) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = slide.offsetLeft - element.offsetLeft;
    element.scrollTo({ left, behavior: calm ? 'auto' : 'smooth' });
  };

  return { at, go, ready };
}

/** Renders the main banners as large pictures in a row that never scrolls automatically; nothing without any. */
export function Banners({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation('home');
  const row = useRef<HTMLUListElement>(null);
  const { at, go, ready } = useSlides(row, banners.length);
  if (banners.length === 0) return null;

  return (
    <section aria-label={t('banners')} className={styles.banners}>
      <ul ref={row} className={clsx('strip', styles.row)}>
        {banners.map((banner, index) => (
          <li key={banner.id} className={styles.slide}>
            <Link href={banner.href} prefetch={false} className={styles.link}>
              <Picture
                className={styles.picture}
                url={banner.image}
                narrow={banner.phone_image}
                alt=""
                width={1280}
                height={448}
                sizes="(min-width: 48em) 720px, calc(92vw - 1.84rem)"
                eager={index === 0}
              />
              <span className={styles.title}>{banner.title}</span>
              <span className={styles.text}>{banner.description}</span>
            </Link>
          </li>
        ))}
      </ul>
      {ready && banners.length > 1 ? (
        <div className={styles.controls}>
          <Link href={paths.banners()} prefetch={false} className={styles.place} aria-label={t('allNews')}>
            {at + 1} / {banners.length}
          </Link>
          <IconButton label={t('previousBanner')} onClick={() => go(at - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={t('nextBanner')} onClick={() => go(at + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      ) : null}
    </section>
  );
}
