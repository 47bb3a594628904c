import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClockValue } from '@/components/ui/useClock';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { readerZone } from '@/lib/browser/readerZone';
import { type Age, ageOf, dateOf, timeOf } from '@/lib/dates';

const UNITS_OF_DAYS: ReadonlySet<Age['unit']> = new Set(['days', 'date', 'dateThisYear']);

function ageText(t: TFunction<'common'>, age: Age, at: string, zone: string | undefined): string {
  if (age.unit === 'now') return t('time.justNow');
  if ('count' in age) return t(`time.${age.unit}`, { count: age.count });
  const { year, month, day } = dateOf(at, zone);
  return t(`time.${age.unit}`, { year, month: t(`time.months.${month as 1}`), day });
}

/**
 * Renders the time since an ISO instant. The first render uses the page's `renderedAt` in Seoul's zone, as
 * the server did; then it updates each minute in the reader's zone. Without a `renderedAt` it shows the date
 * until then. `ofDay` shows the time of day instead of the days or date, below a heading with the day. The
 * exact time is in the tooltip.
 */
export function RelativeTime({ at, renderedAt, ofDay }: { at: string; renderedAt?: string; ofDay?: boolean }) {
  const { t, i18n } = useTranslation('common');
  const pageTime = useRenderedAt();
  const [exact, setExact] = useState<string>();

  const text = useClockValue((clock) => {
    const now = clock?.now ?? renderedAt ?? pageTime;
    const age: Age = now ? ageOf(at, now, clock?.zone) : { unit: 'date' };
    return ofDay && UNITS_OF_DAYS.has(age.unit) ? timeOf(at, clock?.zone) : ageText(t, age, at, clock?.zone);
  });
  async function showExact() {
    const { dateTimeText } = await import('@/lib/longDates');
    setExact(dateTimeText(at, i18n.language, readerZone()));
  }
  return (
    <time dateTime={at} title={exact} onPointerEnter={exact ? undefined : () => void showExact()}>
      {text}
    </time>
  );
}
