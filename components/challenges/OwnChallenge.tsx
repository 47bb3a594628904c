import { useTranslation } from 'react-i18next';
import { challengeTags } from '@/api/challenges';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { Challenge, ParticipantDetail } from '@/contract/challenges';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import participation from './ChallengeParticipation.module.css';
import { CheckInSection } from './CheckInSection';
import { CheckInWindowLine } from './CheckInWindowLine';
import styles from './Part.module.css';
import { ParticipantDays } from './ParticipantDays';
import { Record } from './Record';
import { Review } from './Review';
import { useCheckInWindow } from './useCheckInWindow';
import { isLastDayOpen, useMyParticipant } from './useMyParticipant';

/** Renders a member's answers from when they joined, visible to that member only. */
function EntryAnswers({ challenge, participant }: { challenge: Challenge; participant: ParticipantDetail }) {
  const { t } = useTranslation('participants');
  const answered = [
    { question: challenge.question1, answer: participant.answer1 },
    { question: challenge.question2, answer: participant.answer2 },
  ].filter(({ answer }) => answer);
  if (answered.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{t('mine.answers')}</h3>
      <dl className="stack-3">
        {answered.map(({ question, answer }) => (
          <div key={question}>
            <dt className="small">{question}</dt>
            <dd className={styles.answer}>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Renders the reader's own participation: the record, today's check-in, then calendar, pictures and review. */
export function OwnChallenge({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const { t: participants } = useTranslation('participants');
  const { participant, failed } = useMyParticipant(challenge.id);
  const checkInWindow = useCheckInWindow(challenge);
  const { away, retry } = useRetryWhenDown({ data: participant, isError: failed }, challengeTags(challenge.id));
  if (!participant) return away ? <ErrorState onRetry={retry} /> : <Skeleton shape="title" />;
  return (
    <>
      <section aria-labelledby="part" className={participation.part}>
        <h2 id="part" className="visually-hidden">
          {t('part')}
        </h2>
        <Record challenge={challenge} participant={participant} />
        <CheckInWindowLine challenge={challenge} checkInWindow={checkInWindow} isDone={participant.checked_today} />
        <CheckInSection challenge={challenge} participant={participant} checkInWindow={checkInWindow} />
        {challenge.window === null ? <p>{t('window.over')}</p> : null}
      </section>
      <section aria-labelledby="mine" className={styles.mine}>
        <h2 id="mine" className="heading">
          {participants('mine.title')}
        </h2>
        <ParticipantDays challenge={challenge} participant={participant} own isRecorded />
        {participant.may_review || participant.review ? (
          <EntryAnswers challenge={challenge} participant={participant} />
        ) : null}
        {isLastDayOpen(participant) ? null : <Review id={challenge.id} participant={participant} />}
      </section>
    </>
  );
}
