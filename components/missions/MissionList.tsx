import { useTranslation } from 'react-i18next';
import { useGetMissionsQuery } from '@/api/missions';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { useRewardLine } from '@/components/participation/useRewardLine';
import { LinkButton } from '@/components/ui/Button';
import { Card, CardSkeletons, cardGrid, poster } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/State';
import type { MissionSummary, MissionsQuery } from '@/contract/missions';
import type { List } from '@/hooks/useListState';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { type MissionsView, missionsQueryOf } from './missionsView';
import { OwnTag } from './OwnTag';
import { useUntil } from './useUntil';

/** Renders a mission in a list: picture, task, reward, time left, number of completions. */
function MissionCard({ mission, eager }: { mission: MissionSummary; eager: boolean }) {
  const { t, i18n } = useTranslation('missions');
  const { left } = useUntil();
  const rewardLine = useRewardLine();
  const { id, kind, title, description, image, reward, completed_count: count } = mission;
  const statusText = left(mission);
  return (
    <Card
      href={paths.mission(id)}
      title={title}
      picture={poster(image)}
      eager={eager}
      mark={<OwnTag mission={mission} />}
      kind={
        <>
          {t(`kind.${kind}`)}
          {statusText ? ` · ${statusText}` : null}
        </>
      }
      excerpt={description}
    >
      <span>{rewardLine(reward)}</span>
      {count > 0 ? <span>{t('completed', { count, members: formatCompact(count, i18n.language) })}</span> : null}
    </Card>
  );
}

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
