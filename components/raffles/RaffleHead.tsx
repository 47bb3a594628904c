import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import type { Raffle } from '@/contract/raffles';
import { useTranslation } from '@/hooks/useTranslation';
import { dateOf } from '@/lib/dates';
import styles from './Raffles.module.css';

/** A raffle's picture, name, state and days. */
export function RaffleHead({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('raffles');
  const day = (iso: string) => t('date', dateOf(iso));
  return (
    <header className={styles.head}>
      <Picture
        className={styles.cover}
        url={raffle.image}
        alt=""
        width={1280}
        height={720}
        sizes="(min-width: 48em) 720px, 100vw"
        eager
      />
      <p>
        <Tag tone={raffle.status === 'opened' ? 'accent' : undefined}>
          {t(`status.${raffle.status}`)}
        </Tag>
      </p>
      <h1 className={styles.title}>{raffle.title}</h1>
      <p className={styles.description}>{raffle.description}</p>
      <p className={styles.small}>
        {t('days', { from: day(raffle.starts_at), to: day(raffle.ends_at) })}
      </p>
    </header>
  );
}
