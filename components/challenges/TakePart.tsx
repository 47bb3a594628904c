import { useTranslation } from 'react-i18next';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Challenge } from '@/contract/challenges';
import { CheckPart } from './CheckPart';
import { JoinPart } from './JoinPart';
import styles from './TakePart.module.css';
import { TurnLine } from './TurnLine';
import { useMyEntrant } from './useMyEntrant';
import { useTurn } from './useTurn';

const Leave = later(() => import('./Leave').then((it) => it.Leave));

/** Taking part in a challenge: how long its turn is open, the way in, today's check-in, the way out. */
export function TakePart({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const { entrant, takesPart, failed } = useMyEntrant(challenge.id);
  const turn = useTurn(challenge);
  const isKnown = takesPart === false || entrant || failed;
  return (
    <section aria-labelledby="part" className={styles.part}>
      <h2 id="part" className="visually-hidden">
        {t('part')}
      </h2>
      <TurnLine challenge={challenge} turn={turn} />
      {isKnown ? null : <Skeleton shape="title" />}
      {takesPart === false ? <JoinPart challenge={challenge} /> : null}
      {entrant ? <CheckPart challenge={challenge} entrant={entrant} turn={turn} /> : null}
      {entrant && challenge.status !== 'closed' ? (
        <Leave id={challenge.id} entrant={entrant} />
      ) : null}
      {entrant && challenge.status === 'closed' ? <p>{t('window.over')}</p> : null}
    </section>
  );
}
