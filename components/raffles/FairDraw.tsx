import { Button } from '@/components/ui/Button';
import type { Prize, Raffle } from '@/contract/raffles';
import { useTranslation } from '@/hooks/useTranslation';
import { wholeText } from '@/lib/numbers';
import styles from './Raffles.module.css';
import { useRecount } from './useRecount';

/** How the draw is made, what that proves and what not, and the means to count it again oneself. */
export function FairDraw({ raffle, prizes }: { raffle: Raffle; prizes: readonly Prize[] }) {
  const { t } = useTranslation('raffles');
  const { run, result, busy, failed } = useRecount(raffle, prizes);
  return (
    <section aria-labelledby="fair" className={styles.fair}>
      <h2 id="fair" className={styles.heading}>
        {t('fair.title')}
      </h2>
      <p>{t('fair.how')}</p>
      <dl className={styles.seed}>
        <dt>{t('fair.hash')}</dt>
        <dd>
          <code>{raffle.seed_hash}</code>
        </dd>
        <dt>{t('fair.seed')}</dt>
        <dd>{raffle.seed ? <code>{raffle.seed}</code> : t('fair.later')}</dd>
      </dl>
      <p>
        <strong>{t('fair.proves')}</strong> {t('fair.provesBody')}
      </p>
      <p>
        <strong>{t('fair.not')}</strong> {t('fair.notBody')}
      </p>
      {raffle.seed ? (
        <Button busy={busy} onClick={() => void run()}>
          {t('fair.recount', { count: raffle.drawn, draws: wholeText(raffle.drawn) })}
        </Button>
      ) : null}
      <p role="status" className={styles.small}>
        {failed ? t('fair.failed') : null}
        {result && !result.seedHolds ? t('fair.wrongSeed') : null}
        {result?.seedHolds && result.wrong.length === 0
          ? t('fair.holds', { count: result.counted, draws: wholeText(result.counted) })
          : null}
        {result?.seedHolds && result.wrong.length > 0
          ? t('fair.differs', { numbers: result.wrong.join(', ') })
          : null}
      </p>
    </section>
  );
}
