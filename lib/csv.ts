import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';

/** A text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';

/**
 * Texts that a spreadsheet would read as something else: digits as a number without its zeros, or rounded; the number
 * of a house (`3-1`) or a username (`march1`, `1e10`) as a day or a number. A whole day is meant as one.
 */
const MISREAD = [
  /^0\d+$/,
  /^\d{16,}$/,
  /^(?!\d{4}-\d{2}-\d{2}$)\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?$/,
  /^\d+(?:\.\d+)?e[+-]?\d+$/i,
  new RegExp(`^(?:\\d{1,2}[-/ ]?${MONTH}|${MONTH}[-/ ]?\\d{1,4})$`, 'i'),
];

/** An instant as calls have it (ISO 8601). */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Writes an instant as spreadsheets read it, by the clock that the console's screens show. */
const momentOf = new Intl.DateTimeFormat('sv-SE', {
  timeZone: FALLBACK_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  if (INSTANT.test(value)) return momentOf.format(Date.parse(value));
  if (MISREAD.some((pattern) => pattern.test(value))) return `"=""${value}"""`;
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats rows as CSV (RFC 4180), with a mark by which spreadsheets recognise UTF-8. No text can be run as a formula,
 * and a text stays what it is. An instant is written by Korea's clock.
 */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
