import { languageOf } from './dates.ts';

const steps = {
  ko: [
    { from: 100_000_000, suffix: '억' },
    { from: 10_000, suffix: '만' },
  ],
  en: [
    { from: 1_000_000_000, suffix: 'B' },
    { from: 1_000_000, suffix: 'M' },
    { from: 10_000, per: 1_000, suffix: 'k' },
  ],
} as const;

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Formats a whole number with thousands separators, never shortened: points and money. */
export const formatInteger = (value: number): string =>
  `${value < 0 ? '-' : ''}${grouped(Math.abs(Math.trunc(value)))}`;

/** Formats a count: in full up to 9,999, then shortened to one decimal and rounded down: 1.2만, 12.3k. */
export function formatCompact(value: number, locale: string): string {
  const step = steps[languageOf(locale)].find(({ from }) => value >= from);
  if (!step) return formatInteger(value);
  const tenths = Math.floor(value / (('per' in step ? step.per : step.from) / 10));
  const integer = grouped(Math.floor(tenths / 10));
  return `${integer}${tenths % 10 === 0 ? '' : `.${tenths % 10}`}${step.suffix}`;
}
