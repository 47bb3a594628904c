import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetWorkQuery } from '@/api/statistics';
import type { Work } from '@/contract/statistics';
import { managePaths } from '@/lib/managePaths';
import { formatCompact } from '@/lib/numbers';
import styles from './Overview.module.css';

const addresses: Record<keyof Work, string> = {
  reports: managePaths.reports(),
  appeals: managePaths.reports({ status: 'appealed' }),
  support: managePaths.support(),
  submissions: managePaths.missions(),
  events: managePaths.events({ state: 'closed' }),
  raffles: managePaths.raffles(),
  deliveries: managePaths.raffles(),
};
const queues = ['reports', 'appeals', 'support', 'submissions', 'events', 'raffles', 'deliveries'] as const;

/** Renders the queues with open work, each a link to it. */
export function OpenWork() {
  const { t, i18n } = useTranslation('statistics');
  const { data } = useGetWorkQuery();
  if (!data) return null;
  const open = queues.filter((queue) => data[queue] > 0);
  return (
    <section aria-labelledby="work">
      <h2 id="work" className={styles.heading}>
        {t('work.title')}
      </h2>
      {open.length === 0 ? <p className="small">{t('work.none')}</p> : null}
      <ul className={styles.work}>
        {open.map((queue) => (
          <li key={queue}>
            <Link href={addresses[queue]} prefetch={false}>
              <span>{t(`work.${queue}`)}</span> <strong>{formatCompact(data[queue], i18n.language)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
