import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { Picture } from '@/components/ui/Picture';
import { dayText } from '@/components/users/dayText';
import type { Participation } from '@/contract/raffles';
import { paths } from '@/lib/paths';
import styles from './Raffles.module.css';

const PrizeDelivery = lazyClient(() => import('./PrizeDelivery').then((it) => it.PrizeDelivery));

/** Renders the result of a draw, and a winner's form for where the prize goes. */
export function Outcome({ raffleId, entry }: { raffleId: number; entry: Participation }) {
  return (
    <>
      <Result entry={entry} />
      {entry.prize ? <PrizeDelivery prize={{ id: raffleId, pid: entry.id }} isSent={entry.sent_at !== null} /> : null}
    </>
  );
}

/** Renders the moment of a draw, animated unless the reader prefers reduced motion. */
function Result({ entry }: { entry: Participation }) {
  const { t } = useTranslation('raffles');
  const { t: common } = useTranslation('common');
  const { prize, sent_at: at } = entry;
  const won = at ? t('outcome.sent', { day: dayText(at, common) }) : t('outcome.wonBody');
  return (
    <section className={clsx(styles.outcome, prize && styles.won)} role="status">
      {prize ? (
        <Picture className={styles.prizePicture} url={prize.image} alt="" width={320} height={320} sizes="160px" />
      ) : null}
      <h2>{prize ? t('outcome.won', { prize: prize.name }) : t('outcome.lost')}</h2>
      <p>{prize ? won : t('outcome.lostBody')}</p>
      <p className="small">{t('outcome.number', { number: entry.number ?? 0 })}</p>
      {prize ? null : (
        <div className="row-2">
          <LinkButton href={paths.challenges()} variant="primary" size="small">
            {t('outcome.challenges')}
          </LinkButton>
          <LinkButton href={paths.raffles()} size="small">
            {t('outcome.others')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
