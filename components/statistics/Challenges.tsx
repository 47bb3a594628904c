import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { List } from '@/components/ui/List';
import { ProgressBar } from '@/components/ui/ProgressBar';
import type { Statistics } from '@/contract/statistics';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import chart from './Chart.module.css';
import { CsvButton } from './CsvButton';
import styles from './Overview.module.css';
import { useDayLabel } from './useDayLabel';

/** Renders the challenges of the range, each with the share of participants who completed it. */
export function Challenges({ challenges }: { challenges: Statistics['challenges'] }) {
  const { t } = useTranslation('statistics');
  const dayLabel = useDayLabel();
  const title = t('challenges.title');
  const head = [t('challenges.name'), t('challenges.ends'), t('challenges.participants'), t('challenges.completed')];
  return (
    <section className={chart.chart} aria-labelledby="chart-challenges">
      <div className={chart.head}>
        <h3 id="chart-challenges">{title}</h3>
        <CsvButton
          name="gyeol-challenges"
          title={title}
          rows={[head, ...challenges.map((it) => [it.title, it.ends_on, it.participants, it.completed])]}
        />
      </div>
      {challenges.length === 0 ? <p className="small">{t('challenges.empty')}</p> : null}
      <List>
        {challenges.map(({ id, title: name, ends_on, participants, completed }) => (
          <li key={id} className={styles.challenge}>
            <Link href={paths.challenge(id)} prefetch={false}>
              {name}
            </Link>
            <ProgressBar
              label={t('challenges.share', { name })}
              value={participants === 0 ? 0 : completed / participants}
            />
            <p className="small">
              {t('challenges.of', {
                completed: formatInteger(completed),
                participants: formatInteger(participants),
                day: dayLabel(ends_on, 'full'),
              })}
            </p>
          </li>
        ))}
      </List>
    </section>
  );
}
