import { useTranslation } from 'react-i18next';
import { IconLink } from '@/components/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import type { RankingSpan } from '@/contract/rankings';
import { dateOf } from '@/lib/dates';
import styles from './RankingTools.module.css';
import type { RankingView } from './rankingView';

/** Renders the days that a ranking counts, with links to the previous and the next period. */
export function SpanSteps({
  view,
  span,
  hrefOf,
}: {
  view: RankingView;
  span: RankingSpan;
  /** The address of the period that a day belongs to. */
  hrefOf: (date: string) => string;
}) {
  const { t } = useTranslation('rankings');
  const { t: common } = useTranslation('common');
  if (!span.first || !span.last) return null;
  const { year, month } = dateOf(span.first);
  const dayText = (day: string, named: 'date' | 'dateThisYear' = 'date') => {
    const date = dateOf(day);
    const values = { year: date.year, month: common(`time.months.${date.month as 1}`) };
    // A line breaks between two dates, never within one.
    return common(`time.${named}`, { ...values, day: date.day }).replaceAll(' ', '\u00a0');
  };
  const lastNamed = dateOf(span.last).year === year ? 'dateThisYear' : 'date';
  const texts = {
    day: dayText(span.first),
    week: t('span.week', { first: dayText(span.first), last: dayText(span.last, lastNamed) }),
    month: t('span.month', { year, month: common(`time.months.${month as 1}`) }),
    all: '',
  };
  const step = (date: string | null, label: string, icon: React.ReactNode) =>
    date ? (
      <IconLink href={hrefOf(date)} label={label} prefetch={false} scroll={false}>
        {icon}
      </IconLink>
    ) : (
      <span className={styles.none} aria-hidden="true" />
    );
  return (
    <div className={styles.span}>
      {step(span.before, t(`span.before.${view.period}`), <ChevronLeftIcon />)}
      <p className={styles.dates}>{texts[view.period]}</p>
      {step(span.after, t(`span.after.${view.period}`), <ChevronRightIcon />)}
    </div>
  );
}
