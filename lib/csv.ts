/** A text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A code of digits that a spreadsheet would read as a number: without its zeros, or rounded. */
const DIGITS = /^(0\d+|\d{16,})$/;

function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  if (DIGITS.test(value)) return `"=""${value}"""`;
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats rows as CSV (RFC 4180), with a mark by which spreadsheets recognise UTF-8. No text can be run as a formula,
 * and a postcode stays what it is.
 */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
