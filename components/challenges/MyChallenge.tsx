import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { Challenge } from '@/contract/challenges';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { EntryAnswers } from './EntryAnswers';
import styles from './Part.module.css';
import { ParticipantDays } from './ParticipantDays';
import { Review } from './Review';
import { isLastDayOpen, useMyParticipant } from './useMyParticipant';

/** Renders the reader's own participation: progress, calendar, pictures, review. */
export function MyChallenge({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('participants');
  const { participant, isParticipant, failed } = useMyParticipant(challenge.id);
  const { away, retry } = useRetryWhenDown({ data: participant, isError: failed }, [
    { type: 'Participants', id: challenge.id },
  ]);
  if (!isParticipant && !failed) return null;
  if (!participant) return away ? <ErrorState onRetry={retry} /> : <Skeleton shape="banner" />;
  return (
    <section aria-labelledby="mine" className={styles.mine}>
      <h2 id="mine" className="heading">
        {t('mine.title')}
      </h2>
      <ParticipantDays challenge={challenge} participant={participant} own />
      {participant.may_review || participant.review ? (
        <EntryAnswers challenge={challenge} participant={participant} />
      ) : null}
      {isLastDayOpen(participant) ? null : <Review id={challenge.id} participant={participant} />}
    </section>
  );
}
