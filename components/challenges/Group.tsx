import { useTranslation } from 'react-i18next';
import { useGetMyGroupParticipantsQuery } from '@/api/challenges';
import { Detail } from '@/components/ui/Detail';
import { List } from '@/components/ui/List';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { ChallengeGroup } from '@/contract/challenges';
import { paths } from '@/lib/paths';
import styles from './Group.module.css';
import { GroupToday } from './GroupToday';
import { HeartsLeft } from './HeartsLeft';
import { Invite } from './Invite';
import { ParticipantItem } from './ParticipantItem';
import { groupQuery } from './participantsQuery';

/** Renders a member's group: today's check-ins, the invitation, and each member's latest check-in. */
export function Group({ group }: { group: ChallengeGroup }) {
  const { t } = useTranslation('participants');
  const { id, status } = group.challenge;
  const answer = useGetMyGroupParticipantsQuery(groupQuery(id));
  const members = answer.data?.results;
  return (
    <div className={styles.group}>
      {members ? <GroupToday id={id} members={members} /> : null}
      {status === 'closed' ? null : <Invite group={group} />}
      <Detail answer={answer} tags={[{ type: 'Participants', id }]} loading={<SkeletonRows avatar rows={3} />}>
        {({ results }) => (
          <section aria-labelledby="members">
            <h2 id="members" className={styles.heading}>
              {t('group.members')}
            </h2>
            {results.length > 1 ? <HeartsLeft /> : null}
            <List>
              {results.map((member) => (
                <ParticipantItem key={member.id} id={id} participant={member} path={paths.challengeGroup(id)} />
              ))}
            </List>
          </section>
        )}
      </Detail>
      <p className={styles.small}>{t('group.leaving')}</p>
    </div>
  );
}
