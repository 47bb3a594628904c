import { useTranslation } from 'react-i18next';
import { useGetRankingsQuery } from '@/api/rankings';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { MemberSlot } from '@/components/ui/MemberSlot';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import type { RankingsQuery } from '@/contract/rankings';
import { useBlocked } from '@/hooks/useBlocked';
import type { List } from '@/hooks/useListState';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './OwnPlace.module.css';
import { RankingRow } from './RankingRow';
import { type RankingView, rankingsQueryOf } from './rankingView';

const OwnPlace = lazyClient(() => import('./OwnPlace').then((it) => it.OwnPlace));

function RankingPage({ query }: { query: RankingsQuery }) {
  const isBlocked = useBlocked();
  return (
    <ListPage
      answer={useGetRankingsQuery(query)}
      tags={['Rankings']}
      row={(ranking) => (isBlocked(ranking.user) ? null : <RankingRow key={ranking.id} ranking={ranking} />)}
      skeleton={<SkeletonRows avatar />}
      ordered
    />
  );
}

/** Renders a ranking's pages, with the reader's own place above them. */
export function RankingList({ view, list }: { view: RankingView; list: List }) {
  const { t } = useTranslation('rankings');
  const { user } = useMember();
  const { data } = useGetRankingsQuery(rankingsQueryOf(view, list.state));
  return (
    <PagedList
      list={list}
      label={t('list')}
      data={data}
      page={(page) => <RankingPage query={rankingsQueryOf(view, list.state, page)} />}
      above={
        <MemberSlot className={styles.slot}>
          <OwnPlace view={view} username={user?.username ?? ''} />
        </MemberSlot>
      }
      empty={
        <EmptyState
          title={t(view.date ? 'emptyPast' : 'empty')}
          body={view.date ? undefined : t(`emptyBody.${view.type}`)}
          action={
            <LinkButton href={paths.topics()} prefetch={false}>
              {t('emptyAction')}
            </LinkButton>
          }
        />
      }
    />
  );
}
