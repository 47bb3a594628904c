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

/** Returns the digits of a typed whole number, such as `1000` of `１,000` and of `1,000.00원`; they may have cents. */
export const digitsOf = (typed: string): string =>
  plainCode(typed)
    .replace(/\.\d{1,2}(?=\D*$)/, '')
    .replace(/\D/g, '');
