/** Returns the parts of a comma-separated filter, in the form that Korean is stored in (NFC). */
export const commaList = (list: string | undefined): string[] =>
  list?.normalize('NFC').split(',').filter(Boolean) ?? [];
