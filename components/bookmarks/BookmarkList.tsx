import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetBookmarksQuery } from '@/api/bookmarks';
import { AnswerList } from '@/components/moderation/AnswerList';
import { IconButton, LinkButton } from '@/components/ui/Button';
import { BookmarkFilledIcon } from '@/components/ui/icons';
import { ListRow } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { Bookmark } from '@/contract/bookmarks';
import type { SavedSubject } from '@/contract/constants/common';
import { numbered, paths } from '@/lib/paths';
import styles from './Bookmarks.module.css';
import { bookmarksQueryOf } from './bookmarksQuery';
import { useSave } from './useSave';

/** Renders a page of what the member has saved, of one kind or of all. */
export function BookmarkList({ page, subject }: { page: number; subject: SavedSubject | null }) {
  const { t } = useTranslation('saves');
  const answer = useGetBookmarksQuery(bookmarksQueryOf({ page, subject }));
  return (
    <AnswerList
      answer={answer}
      page={page}
      hrefOf={(it) => paths.saves({ subject: subject ?? '', ...numbered(it) })}
      row={(bookmark) => <BookmarkRow key={`${bookmark.subject} ${bookmark.id}`} bookmark={bookmark} />}
      empty={
        <EmptyState
          title={t('empty')}
          body={t('emptyBody')}
          action={<LinkButton href={paths.forums()}>{t('emptyAction')}</LinkButton>}
        />
      }
    />
  );
}

function BookmarkRow({ bookmark }: { bookmark: Bookmark }) {
  const { t } = useTranslation(['saves', 'common']);
  const { content, subject, saved_at } = bookmark;
  const shownText = content?.collapsed ? t('common:collapsed.reported') : content?.excerpt;
  const { tap, busy } = useSave(bookmark, true, content !== null);
  return (
    <ListRow
      after={
        <>
          {content?.image ? (
            <Picture className={styles.picture} url={content.image} alt="" width={88} height={88} sizes="88px" />
          ) : null}
          <IconButton
            className={clsx(styles.remove, styles.saved)}
            label={content ? t('removeOf', { title: content.title }) : t('remove')}
            aria-busy={busy}
            onClick={tap}
          >
            <BookmarkFilledIcon />
          </IconButton>
        </>
      }
    >
      <p className={styles.facts}>
        <Tag>{t(`subjects.${subject}`)}</Tag>
        <RelativeTime at={saved_at} />
      </p>
      {content ? (
        <>
          <h2 className={styles.title}>
            <Link href={content.path} prefetch={false} className="cover">
              {content.title}
            </Link>
          </h2>
          {shownText ? <p className="excerpt">{shownText}</p> : null}
        </>
      ) : (
        <p className={styles.missing}>{t('missing')}</p>
      )}
    </ListRow>
  );
}
