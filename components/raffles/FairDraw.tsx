import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rafflesApi } from '@/api/raffles';
import { Button } from '@/components/ui/Button';
import { MAX_PAGE_SIZE } from '@/contract/constants/common';
import type { Draw, Prize, Raffle } from '@/contract/raffles';
import { useAppDispatch } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import { type Recount, recount } from '@/lib/fairDraw';
import { formatInteger } from '@/lib/numbers';
import styles from './Raffles.module.css';

/** Recomputes every draw of a closed raffle in the reader's own browser. */
function useRecount(raffle: Raffle, prizes: readonly Prize[]) {
  const dispatch = useAppDispatch();
  const { isLogin } = useMember();
  const [result, setResult] = useState<Recount>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const { getDraws, getParticipations } = rafflesApi.endpoints;

  /** Returns the member's own entry, whose receipt a recount compares; undefined without one. */
  async function ownEntry() {
    if (!isLogin) return undefined;
    const { results } = await dispatch(getParticipations.initiate({ id: raffle.id }, { subscribe: false })).unwrap();
    return results[0];
  }

  async function everyDraw(): Promise<Draw[]> {
    const draws: Draw[] = [];
    for (let page = 1; ; page += 1) {
      const asked = { id: raffle.id, page, page_size: MAX_PAGE_SIZE };
      const answer = await dispatch(getDraws.initiate(asked, { subscribe: false })).unwrap();
      draws.push(...answer.results);
      if (!answer.next) return draws;
    }
  }

  const run = async () => {
    const { seed } = raffle;
    if (!seed || busy) return;
    setBusy(true);
    setFailed(false);
    try {
      setResult(await recount({ ...raffle, seed }, prizes, await everyDraw(), await ownEntry()));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { run, result, busy, failed };
}

/** Renders the result of the recount, only the most serious finding. */
function Outcome({ result }: { result: Recount }) {
  const { t } = useTranslation('raffles');
  const { seedHolds, entriesHold, beaconHolds, counted, wrong } = result;
  if (!seedHolds) return t('fair.wrongSeed');
  if (beaconHolds === false) return t('fair.wrongBeacon');
  if (entriesHold === false) return t('fair.wrongEntries');
  if (wrong.length > 0) return t('fair.differs', { numbers: wrong.join(', ') });
  return t('fair.holds', { count: counted, draws: formatInteger(counted) });
}

/** Renders how the draw is made, what that proves and what not, and the means to verify it. */
export function FairDraw({ raffle, prizes }: { raffle: Raffle; prizes: readonly Prize[] }) {
  const { t } = useTranslation('raffles');
  const { beacon } = raffle;
  const { run, result, busy, failed } = useRecount(raffle, prizes);
  return (
    <section aria-labelledby="fair" className={styles.fair}>
      <h2 id="fair" className={styles.heading}>
        {t('fair.title')}
      </h2>
      <p>{t('fair.how')}</p>
      <details>
        <summary className={styles.proof}>{t('fair.proof')}</summary>
        <p>{t('fair.method')}</p>
        <dl className={styles.seed}>
          <dt className="small">{t('fair.hash')}</dt>
          <dd>
            <code>{raffle.seed_hash}</code>
          </dd>
          <dt className="small">{t('fair.seed')}</dt>
          <dd>{raffle.seed ? <code>{raffle.seed}</code> : t('fair.later')}</dd>
          <dt className="small">{t('fair.entries')}</dt>
          <dd>{raffle.entries_hash ? <code>{raffle.entries_hash}</code> : t('fair.noEntries')}</dd>
          {beacon ? (
            <>
              <dt className="small">{t('fair.beacon', { round: formatInteger(beacon.round) })}</dt>
              <dd>{beacon.randomness ? <code>{beacon.randomness}</code> : t('fair.beaconLater')}</dd>
            </>
          ) : null}
        </dl>
        <p>
          <strong>{t('fair.proves')}</strong> {t('fair.provesBody')}
        </p>
        <p>
          <strong>{t('fair.not')}</strong> {t(beacon ? 'fair.notBodyBeacon' : 'fair.notBody')}
        </p>
      </details>
      {raffle.seed ? (
        <Button busy={busy} onClick={() => void run()}>
          {t('fair.recount', { count: raffle.drawn, draws: formatInteger(raffle.drawn) })}
        </Button>
      ) : null}
      <p role="status" className="small">
        {failed ? t('fair.failed') : null}
        {result ? <Outcome result={result} /> : null}
      </p>
    </section>
  );
}
