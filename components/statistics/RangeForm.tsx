import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { TextField } from '@/components/ui/Field';
import { STATISTICS_DAYS_MAX, statisticsRanges } from '@/contract/constants/statistics';
import { managePaths } from '@/lib/managePaths';
import { inLanguage } from '@/lib/pathLanguage';
import styles from './Overview.module.css';
import { isRange, type OverviewState, rangeHref } from './range';

/** Renders the choice of the range, which is in the address: some days until today, or a range of one's own. */
export function RangeForm({ state, shown }: { state: OverviewState; shown?: { from: string; to: string } }) {
  const { t, i18n } = useTranslation('statistics');
  const [isWrong, setWrong] = useState(false);
  const { days, today } = state;
  const { from, to } = state.from ? state : { from: shown?.from ?? '', to: shown?.to ?? '' };
  return (
    <>
      <Chips label={t('range.label')}>
        {statisticsRanges.map((it) => (
          <ChipLink key={it} href={rangeHref(it)} selected={it === days} scroll={false} prefetch={false}>
            {t('range.days', { days: it })}
          </ChipLink>
        ))}
      </Chips>
      <form
        action={inLanguage(managePaths.overview(), i18n.language)}
        className={styles.range}
        noValidate
        onSubmit={(event) => {
          const given = new FormData(event.currentTarget);
          const isPossible = isRange({ from: String(given.get('from')), to: String(given.get('to')), today });
          setWrong(!isPossible);
          if (!isPossible) event.preventDefault();
        }}
      >
        <TextField
          type="date"
          name="from"
          label={t('range.from')}
          defaultValue={from}
          max={today}
          error={isWrong ? t('range.wrong', { max: STATISTICS_DAYS_MAX }) : undefined}
        />
        <TextField type="date" name="to" label={t('range.to')} defaultValue={to} max={today} />
        <Button type="submit">{t('range.apply')}</Button>
      </form>
    </>
  );
}
