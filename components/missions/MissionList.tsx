import { useTranslation } from 'react-i18next';
import { useGetMissionsQuery } from '@/api/missions';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { CardSkeletons, cardGrid } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/State';
import type { MissionsQuery } from '@/contract/missions';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { MissionCard } from './MissionCard';
import { type MissionsView, missionsQueryOf } from './missionsView';

/** The number of cards in the first view of a desktop. */
const SEEN_AT_ONCE = 3;

function MissionsPage({ query }: { query: MissionsQuery }) {
  return (
    <ListPage
      answer={useGetMissionsQuery(query)}
      tags={['Missions']}
      className={cardGrid}
      skeleton={<CardSkeletons />}
      row={(mission, place) => <MissionCard key={mission.id} mission={mission} eager={place < SEEN_AT_ONCE} />}
    />
  );
}

/** Renders missions by the list's state, as cards. */
export function MissionList({ list, view }: { list: List; view: MissionsView }) {
  const { t } = useTranslation('missions');
  const { state } = list;
  const { data } = useGetMissionsQuery(missionsQueryOf(view, state));
  return (
    <PagedList
      list={list}
      label={t('list.label')}
      data={data}
      page={(page) => <MissionsPage query={missionsQueryOf(view, state, page)} />}
      empty={
        view.status ? (
          <EmptyState
            title={t(`list.empty.${view.status}`)}
            body={t('list.emptyBody')}
            action={<LinkButton href={paths.missions()}>{t('list.toAll')}</LinkButton>}
          />
        ) : (
          <EmptyState title={t('list.none')} body={t('list.emptyBody')} />
        )
      }
    />
  );
}
