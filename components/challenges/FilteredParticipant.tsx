import { useTranslation } from 'react-i18next';
import { useGetParticipantQuery, useGetParticipantsQuery } from '@/api/challenges';
import { Detail } from '@/components/ui/Detail';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { Challenge } from '@/contract/challenges';
import { useMember } from '@/hooks/useMember';
import styles from './Part.module.css';
import { ParticipantDays } from './ParticipantDays';
import { type ParticipantsScope, participantsQueryOf } from './participantsQuery';

/** Renders every day of the one member to whom the list is filtered; nothing without that filter. */
export function FilteredParticipant({ challenge, scope }: { challenge: Challenge; scope: ParticipantsScope }) {
  const { t } = useTranslation('participants');
  const { user } = useMember();
  const { id } = challenge;
  const { data } = useGetParticipantsQuery(participantsQueryOf(id, scope, 1), { skip: !scope.user });
  const found = scope.user ? data?.results[0] : undefined;
  const detail = useGetParticipantQuery({ id, eid: found?.id ?? 0 }, { skip: !found });
  if (!found) return null;
  return (
    <section aria-labelledby="days" className={styles.mine}>
      <h2 id="days" className="heading">
        {t('item.daysOf', { nickname: found.user.nickname })}
      </h2>
      <Detail answer={detail} tags={[{ type: 'Participant', id }]} loading={<SkeletonRows rows={2} />}>
        {(participant) => (
          <ParticipantDays challenge={challenge} participant={participant} own={user?.username === scope.user} />
        )}
      </Detail>
    </section>
  );
}
