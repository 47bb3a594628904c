import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import type { Participation } from '@/contract/raffles';
import { paths } from '@/lib/paths';
import styles from './Raffles.module.css';

/** Renders the result of a draw, animated unless the reader prefers reduced motion. */
export function Outcome({ entry }: { entry: Participation }) {
  const { t } = useTranslation('raffles');
  const { prize } = entry;
  return (
    <section className={clsx(styles.outcome, prize && styles.won)} role="status">
      {prize ? (
        <Picture className={styles.prizePicture} url={prize.image} alt="" width={320} height={320} sizes="160px" />
      ) : null}
      <h2>{prize ? t('outcome.won', { prize: prize.name }) : t('outcome.lost')}</h2>
      <p>{prize ? t('outcome.wonBody') : t('outcome.lostBody')}</p>
      {prize ? (
        <LinkButton href={paths.support()} prefetch={false}>
          {t('outcome.tell')}
        </LinkButton>
      ) : null}
      <p className="small">{t('outcome.number', { number: entry.number ?? 0 })}</p>
    </section>
  );
}
