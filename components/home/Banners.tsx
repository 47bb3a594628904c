import Link from 'next/link';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import type { Banner } from '@/contract/banners';
import { paths } from '@/lib/paths';
import styles from './Banners.module.css';
import { useSlides } from './useSlides';

/** Renders the main banners as large pictures in a row that never scrolls automatically; nothing without any. */
export function Banners({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation('home');
  const row = useRef<HTMLUListElement>(null);
  const { at, go, ready } = useSlides(row, banners.length);
  if (banners.length === 0) return null;

  return (
    <section aria-label={t('banners')} className={styles.banners}>
      <ul ref={row} className={styles.row}>
        {banners.map((banner, index) => (
          <li key={banner.id} className={styles.slide}>
            <Link href={banner.href} prefetch={false} className={styles.link}>
              <Picture
                className={styles.picture}
                url={banner.image}
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
