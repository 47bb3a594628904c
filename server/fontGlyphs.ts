const TABLES_AT = 12;
const TABLE_LENGTH = 16;
const GROUP_LENGTH = 12;
/** The format of `cmap` that has every code point: groups of neighbours. */
const GROUPS = 12;

/** Returns the offsets of so many entries of a length. */
const entries = (count: number, start: number, length: number) =>
  Array.from({ length: count }, (_, index) => start + index * length);

/** Returns the function that tells whether an OpenType font has a glyph for a code point, by its table `cmap`. */
export function glyphsOf(font: Buffer): (codePoint: number) => boolean {
  const tables = entries(font.readUInt16BE(4), TABLES_AT, TABLE_LENGTH);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('The font has no table cmap');
  const cmap = font.readUInt32BE(entry + 8);
  const encodings = entries(font.readUInt16BE(cmap + 2), cmap + 4, 8).map((at) => cmap + font.readUInt32BE(at + 4));
  const table = encodings.find((at) => font.readUInt16BE(at) === GROUPS);
  if (table === undefined) throw new Error('The font’s table cmap has no groups');
  const groups = entries(font.readUInt32BE(table + 12), table + 16, GROUP_LENGTH).map(
    (at) => [font.readUInt32BE(at), font.readUInt32BE(at + 4)] as const,
  );
  return (codePoint) => groups.some(([first, last]) => first <= codePoint && codePoint <= last);
}
