import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { ImageIcon } from '@/components/ui/icons';
import { Facts } from '@/components/ui/List';
import type { PhotoSummary } from '@/contract/contents';
import { paths } from '@/lib/paths';
import styles from './Cards.module.css';
import { Still } from './Still';

/** Renders a photo post in a grid; the whole card leads to it. */
export function PhotoCard({ photo, eager }: { photo: PhotoSummary; eager: boolean }) {
  const { t } = useTranslation('contents');
  const many = photo.media_count > 1;
  return (
    <li className={styles.card}>
      <Still
        picture={photo.thumbnail}
        shape="tall"
        sizes="(min-width: 64em) 260px, (min-width: 48em) 33vw, 50vw"
        eager={eager}
      >
        {many ? (
          <>
            <ImageIcon size={1} />
            <span className="visually-hidden">{t('pictures', { pictures: photo.media_count })}</span>
            <span aria-hidden="true">{photo.media_count}</span>
          </>
        ) : photo.post_type === 'video' ? (
          t('moving')
        ) : null}
      </Still>
      <h3 className={styles.title}>
        <Link href={paths.photo(photo.id)} prefetch={false} className="cover">
          {photo.title}
        </Link>
      </h3>
      <Facts>
        <EntryFacts at={photo.published_at} comments={photo.comment_count} />
      </Facts>
    </li>
  );
}
