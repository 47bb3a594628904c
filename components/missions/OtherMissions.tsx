import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMissionsQuery } from '@/api/missions';
import { useRewardLine } from '@/components/participation/useRewardLine';
import { EntryRow } from '@/components/ui/EntryRow';
import { List, SectionHead } from '@/components/ui/List';
import { paths } from '@/lib/paths';
import { otherMissions } from './missionsView';

/** How many missions stand in the rail. */
const SHOWN = 5;

/** Renders a few other open missions. */
export function OtherMissions({ but }: { but: number }) {
  const { t } = useTranslation('missions');
  const rewardLine = useRewardLine();
  const id = useId();
  const { data } = useGetMissionsQuery(otherMissions);
  const others = data?.results.filter((mission) => mission.id !== but).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t('others')} id={id} />
      <List>
        {others.map((mission) => (
          <EntryRow key={mission.id} href={paths.mission(mission.id)} title={mission.title} size="small">
            <span>{rewardLine(mission.reward)}</span>
          </EntryRow>
        ))}
      </List>
    </section>
  );
}
