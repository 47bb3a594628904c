/** Numbers and codes as people type and paste them: letters and digits count, what is between them does not. */

/** What stands for a hyphen on phones, in word processors, and on Korean and Japanese keyboards. */
const DASHES = /[\p{Pd}\u2212\u30fc\u00b7\u318d\u119e\u30fb\u2022\u2027~]/gu;

/** Returns a typed code with plain letters, digits and hyphens, without the marks that programs add unseen. */
export const plainCode = (typed: string): string =>
  typed
    .replace(DASHES, '-')
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();

/** Returns a typed code without blanks and hyphens. */
export const compactCode = (typed: string): string => plainCode(typed).replace(/[\s-]/g, '');

/** A whole number with the signs and words of what is counted, in thousands or not; a spreadsheet adds cents. */
const INTEGER = /^\p{Sc}?\s*([+-]?)(\d+|\d{1,3}(?:[,'\s]\d{3})+)(?:\.00?)?\s*(?:원|P|XP|점|개|명|회|번|분|자|년)?$/u;

/**
 * Returns the whole number that is typed or pasted, such as 1000 of `１,000`, `1 000원` and `1,000.00`; NaN of what is
 * none or may mean another, such as `1e3`, `10만` and `1.5`.
 */
export function typedInteger(typed: string): number {
  const [, sign, digits] = INTEGER.exec(plainCode(typed)) ?? [];
  return digits === undefined ? Number.NaN : Number(`${sign}${digits.replace(/\D/g, '')}`);
}
