import Link from 'next/link';
import { useId } from 'react';
import { ChevronRightIcon } from '@/components/ui/icons';
import { SectionHead } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import type { Main } from '@/contract/home';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import more from './TopicsSection.module.css';
import styles from './VideosStrip.module.css';

/** A few videos by their stills, under a title that leads to all: a row to swipe on a phone. */
export function VideosStrip({ videos }: { videos: Main['videos'] }) {
  const { t } = useTranslation('home');
  const id = useId();
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t('videos')} id={id}>
        <Link
          href={paths.videos()}
          prefetch={false}
          className={more.more}
          aria-label={`${t('videos')} ${t('more')}`}
        >
          {t('more')}
          <ChevronRightIcon size={1} />
        </Link>
      </SectionHead>
      <ul className={styles.strip}>
        {videos.map(({ id: videoId, title, thumbnail }) => (
          <li key={videoId} className={styles.video}>
            {thumbnail ? (
              <Picture
                className={styles.still}
                url={thumbnail.url}
                alt=""
                width={thumbnail.width}
                height={thumbnail.height}
                sizes="(min-width: 48em) 170px, 60vw"
              />
            ) : null}
            <Link href={paths.video(videoId)} prefetch={false} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
