import { shorten } from '../../../../contract/typedText.ts';

const TITLE_MAX = 120;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes a text of Instagram's export: the export writes each byte of UTF-8 as a character of its own.
 * Another text is returned unchanged.
 */
export function mended(text: string): string {
  if (!/^[\0-\xff]*$/.test(text)) return text;
  try {
    return utf8.decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}

/** Returns the hashtags of a text without `#`, lower-cased, each once. */
export function hashtagsOf(text: string): string[] {
  const found = [...text.matchAll(/(?<![\p{L}\p{N}_])#([\p{L}\p{N}_]{1,60})/gu)];
  return [...new Set(found.map(([, name = '']) => name.normalize('NFC').toLowerCase()))];
}

/** Splits a caption into a title (its first line) and the rest. A line too long for a title is not split. */
export function captionParts(caption: string): { title: string; description: string } {
  const text = caption.normalize('NFC').trim();
  const [line = ''] = text.split('\n', 1);
  const title = shorten(line.trim(), TITLE_MAX);
  return { title, description: title === line.trim() ? text.slice(line.length).trim() : text };
}
