import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { Facts } from '@/components/ui/List';
import type { VideoSummary } from '@/contract/contents';
import { paths } from '@/lib/paths';
import styles from './Cards.module.css';
import { Still } from './Still';

const two = (value: number) => String(value).padStart(2, '0');

/** Formats seconds as a player does: `3:08`, `1:02:30`. */
function durationText(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds % 3600) / 60, seconds % 60].map(Math.floor);
  return hours ? `${hours}:${two(minutes ?? 0)}:${two(rest ?? 0)}` : `${minutes}:${two(rest ?? 0)}`;
}

/** Renders a video in a grid; the whole card leads to it. */
export function VideoCard({ video, eager }: { video: VideoSummary; eager: boolean }) {
  const { t } = useTranslation('contents');
  const { duration } = video;
  const length = duration === null ? '' : durationText(duration);
  return (
    <li className={styles.card}>
      <Still
        picture={video.thumbnail}
        shape="wide"
        sizes="(min-width: 64em) 350px, (min-width: 48em) 50vw, 100vw"
        eager={eager}
        moves={paths.video(video.id)}
      >
        {length ? (
          <>
            <span className="visually-hidden">{t('duration', { duration: length })}</span>
            <span aria-hidden="true">{length}</span>
          </>
        ) : null}
      </Still>
      <h3 className={styles.title}>
        <Link href={paths.video(video.id)} prefetch={false} className="cover">
          {video.title}
        </Link>
      </h3>
      <Facts>
        <EntryFacts
          category={video.categories[0]?.name}
          at={video.published_at}
          views={video.view_count}
          comments={video.comment_count}
        />
      </Facts>
    </li>
  );
}
