import { useTranslation } from 'react-i18next';
import { IconLink } from '@/components/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import type { RankingSpan } from '@/contract/rankings';
import styles from './RankingTools.module.css';
import type { RankingView } from './rankingView';
import { useSpanText } from './useSpanText';

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
  const text = useSpanText(view.period, span);
  if (!text) return null;
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
      <p className={styles.dates}>{text}</p>
      {step(span.after, t(`span.after.${view.period}`), <ChevronRightIcon />)}
    </div>
  );
}
