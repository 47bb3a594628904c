import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBlockedMembersQuery } from '@/api/moderation';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { List, ListRow } from '@/components/ui/List';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import type { Author } from '@/contract/users';
import { isMissing } from '@/lib/failures';
import { useBlock } from './useBlock';

/**
 * Renders the members whom the reader has blocked, each with a button to unblock. Its texts are of the
 * namespace `moderation`.
 */
export function BlockedMembers() {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  const [page, setPage] = useState(1);
  const { data, error, isError, isFetching, refetch } = useGetBlockedMembersQuery({ page });
  // The page has gone with its last member, who was unblocked.
  const isGone = page > 1 && isMissing(error);
  useEffect(() => {
    if (isGone) setPage((gone) => gone - 1);
  }, [isGone]);
  const last = Math.max(1, Math.ceil((data?.count ?? 0) / DEFAULT_PAGE_SIZE));
  if (!data) {
    return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={1} avatar />;
  }
  if (data.count === 0) return <p className="aside">{t('blocked.emptyBody')}</p>;
  return (
    <>
      <p className="aside">{t('blocked.lead')}</p>
      <List>
        {data.results.map((member) => (
          <BlockedRow key={member.username} member={member} />
        ))}
      </List>
      {last > 1 ? (
        <div className="actions">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {common('pagination.previous')}
          </Button>
          <Button disabled={page === last} onClick={() => setPage(page + 1)}>
            {common('pagination.next')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function BlockedRow({ member }: { member: Author }) {
  const { t } = useTranslation('moderation');
  const { block, busy } = useBlock();
  const { nickname } = member;
  return (
    <ListRow
      before={<Avatar nickname={nickname} src={member.avatar} />}
      after={
        <Button
          size="small"
          busy={busy}
          aria-label={t('blocked.unblockOf', { nickname })}
          onClick={() => block(member, false)}
        >
          {t('blocked.unblock')}
        </Button>
      }
    >
      {nickname}
    </ListRow>
  );
}
