import { useTranslation } from 'react-i18next';
import { ParticipationHead } from '@/components/participation/ParticipationHead';
import { useRewardLine } from '@/components/participation/useRewardLine';
import { FactList } from '@/components/ui/FactList';
import type { Mission } from '@/contract/missions';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { OwnTag } from './OwnTag';
import { useUntil } from './useUntil';

/** Renders a mission's picture, title and status. */
export function MissionHead({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const { left } = useUntil();
  const { kind, status } = mission;
  const statusText = status === 'opened' ? left(mission) : '';
  return (
    <ParticipationHead
      place="missions"
      of={mission}
      href={paths.mission(mission.id)}
      statusText={t(`status.${status}`)}
      summary={mission.description}
    >
      <OwnTag mission={mission} />
      <span>
        {t(`kind.${kind}`)}
        {statusText ? ` · ${statusText}` : null}
      </span>
    </ParticipationHead>
  );
}

/** Renders a mission's facts before a member begins: reward, end, number of completions and how it is checked. */
export function MissionFacts({ mission }: { mission: Mission }) {
  const { t, i18n } = useTranslation('missions');
  const { until } = useUntil();
  const rewardLine = useRewardLine();
  const { reward, checked, completed_count: count } = mission;
  const facts = {
    reward: rewardLine(reward),
    until: until(mission),
    how: t(checked ? 'facts.checked' : 'facts.atOnce'),
    completed: t('completed', { count, members: formatCompact(count, i18n.language) }),
  };
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {t('facts.title')}
      </h2>
      <FactList
        facts={(['reward', 'until', 'how', 'completed'] as const).map((name) => ({
          name: t(`facts.${name}`),
          value: facts[name],
        }))}
      />
    </section>
  );
}
