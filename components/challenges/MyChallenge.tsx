import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { Challenge } from '@/contract/challenges';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { EntrantDays } from './EntrantDays';
import { EntryAnswers } from './EntryAnswers';
import { isLastDayOpen } from './lastDay';
import styles from './Part.module.css';
import { Review } from './Review';
import { useMyEntrant } from './useMyEntrant';

/** A member's own part in a challenge: how far they are, every day, their pictures, their review. */
export function MyChallenge({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('entrants');
  const { entrant, isParticipant, failed } = useMyEntrant(challenge.id);
  const { away, retry } = useRetryWhenDown({ data: entrant, isError: failed }, [
    { type: 'Entrants', id: challenge.id },
  ]);
  if (!isParticipant && !failed) return null;
  if (!entrant) return away ? <ErrorState onRetry={retry} /> : <Skeleton shape="banner" />;
  return (
    <section aria-labelledby="mine" className={styles.mine}>
      <h2 id="mine" className={styles.heading}>
        {t('mine.title')}
      </h2>
      <EntrantDays challenge={challenge} entrant={entrant} own />
      {entrant.may_review || entrant.review ? <EntryAnswers challenge={challenge} entrant={entrant} /> : null}
      {isLastDayOpen(entrant) ? null : <Review id={challenge.id} entrant={entrant} />}
    </section>
  );
}
