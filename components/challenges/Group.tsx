import { useTranslation } from 'react-i18next';
import { useGetMyGroupParticipantsQuery } from '@/api/challenges';
import { List } from '@/components/ui/List';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { ChallengeGroup } from '@/contract/challenges';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { paths } from '@/lib/paths';
import styles from './Group.module.css';
import { GroupToday } from './GroupToday';
import { HeartsLeft } from './HeartsLeft';
import { Invite } from './Invite';
import { ParticipantItem } from './ParticipantItem';

/** Renders a member's group: today's check-ins, the invitation, and each member's latest check-in. */
export function Group({ group }: { group: ChallengeGroup }) {
  const { t } = useTranslation('participants');
  const { id, status } = group.challenge;
  const answer = useGetMyGroupParticipantsQuery({ id });
  const { away, retry } = useRetryWhenDown(answer, [{ type: 'Participants', id }]);
  const members = answer.data?.results;
  return (
    <div className={styles.group}>
      {members ? <GroupToday id={id} members={members} /> : null}
      {status === 'closed' ? null : <Invite group={group} />}
      {members ? (
        <section aria-labelledby="members">
          <h2 id="members" className={styles.heading}>
            {t('group.members')}
          </h2>
          {members.length > 1 ? <HeartsLeft /> : null}
          <List>
            {members.map((member) => (
              <ParticipantItem key={member.id} id={id} participant={member} path={paths.challengeGroup(id)} />
            ))}
          </List>
        </section>
      ) : away ? (
        <ErrorState onRetry={retry} retrying={answer.isFetching} />
      ) : (
        <SkeletonRows avatar rows={3} />
      )}
      <p className={styles.small}>{t('group.leaving')}</p>
    </div>
  );
}
