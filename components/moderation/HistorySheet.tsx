import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useGetHistoryQuery } from '@/api/moderation';
import { Button } from '@/components/ui/Button';
import { Facts } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Sheet } from '@/components/ui/Sheet';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { Thumbnails } from '@/components/ui/Thumbnails';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import type { ModeratedSubject } from '@/contract/constants/moderation';
import type { Revision } from '@/contract/moderation';
import styles from './Moderation.module.css';
import { useSheetTexts } from './useSheetTexts';

interface Props {
  subject: ModeratedSubject;
  id: number;
  onClose: () => void;
}

/**
 * Renders the sheet of a content's earlier versions, for its author and managers. It is rendered in the
 * page's body, since its button is in a paragraph, which must not contain a dialog.
 */
export function HistorySheet(props: Props) {
  const stands = useSheetTexts(props.onClose);
  return stands ? createPortal(<Versions {...props} />, document.body) : null;
}

function Versions({ subject, id, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  const [page, setPage] = useState(1);
  const answer = useGetHistoryQuery({ subject, id, page });
  const last = Math.max(1, Math.ceil((answer.data?.count ?? 0) / DEFAULT_PAGE_SIZE));
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('history.title')}
      actions={
        last > 1 ? (
          <>
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {common('pagination.previous')}
            </Button>
            <Button disabled={page === last} onClick={() => setPage(page + 1)}>
              {common('pagination.next')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Loaded answer={answer} loading={<SkeletonRows rows={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState title={t('history.empty')} body={t('history.emptyBody')} />
          ) : (
            <ol className={styles.versions}>
              {results.map((version) => (
                <Version key={version.id} version={version} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Sheet>
  );
}

function Version({ version }: { version: Revision }) {
  const { t } = useTranslation('moderation');
  return (
    <li className={styles.version}>
      <Facts>
        <span>{version.user.nickname}</span>
        <RelativeTime at={version.created_at} />
      </Facts>
      {version.title ? <h3>{version.title}</h3> : null}
      <p className={styles.text}>{version.content}</p>
      {version.fileUrls.length > 0 ? <Thumbnails urls={version.fileUrls} altOf={() => t('picture')} /> : null}
    </li>
  );
}
