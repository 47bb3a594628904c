import { useTranslation } from 'react-i18next';
import { FactList } from '@/components/ui/FactList';
import type { Challenge } from '@/contract/challenges';
import { formatInteger } from '@/lib/numbers';
import { useChallengeDates } from './useChallengeDates';

/** Renders what a challenge requires: its days, its time of day, the days needed, pictures, a group. */
export function ChallengeFacts({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const { daysText, everyText } = useChallengeDates();
  const { ended_at, days, needed, needs_photo, group_size, time_zone, capacity, participant_count: joined } = challenge;
  const facts = [
    { name: t(ended_at ? 'facts.promised' : 'facts.days'), value: daysText(challenge) },
    { name: t('facts.window'), value: everyText(challenge) },
    ...(time_zone === null ? [{ name: t('facts.zone'), value: t('facts.zoneOwn') }] : []),
    { name: t('facts.needed'), value: t('facts.neededText', { count: needed, days }) },
    { name: t('facts.photo'), value: needs_photo ? t('facts.photoNeeded') : t('facts.photoFree') },
    ...(capacity === null
      ? []
      : [
          {
            name: t('facts.capacity'),
            value: t('facts.capacityText', {
              count: capacity,
              capacity: formatInteger(capacity),
              left: formatInteger(Math.max(0, capacity - joined)),
            }),
          },
        ]),
    ...(group_size > 0 ? [{ name: t('facts.group'), value: t('facts.groupText', { count: group_size }) }] : []),
  ];
  return <FactList facts={facts} />;
}
