/** The elements of other sites and programs whose text stands apart from its neighbours, and the site's own. */
export const sectionTags = [
  ...['p', 'div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'address', 'center', 'fieldset', 'form'],
  ...['figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'dl', 'dt', 'dd'],
  ...['details', 'summary'],
];
const SECTIONS = new Set(sectionTags);
/** The elements whose text is not in paragraphs. */
const HEADINGS = new Set(['h2', 'h3', 'pre']);
const CONTAINERS = new Set(['ul', 'ol', 'li', 'blockquote', 'hr']);
const VOID = new Set(['br', 'img']);

const ROW = 'tr';
const CELLS = new Set(['td', 'th']);

const tokensOf = (html: string): string[] => html.match(/<[^<>]*>|[^<]+/g) ?? [];
/** Returns the name of a tag, '' for text. */
const nameOf = (token: string): string => /^<\/?([a-z0-9]+)/.exec(token)?.[1] ?? '';
const closes = (token: string): boolean => token.startsWith('</');

const isVideo = (tag = ''): boolean => tag.startsWith('<a data-video=');

const BLANK = '<p></p>';
/** Returns whether a text is of spaces, and of characters that draw nothing. */
const isUnseen = (text: string): boolean =>
  text.replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]+/gu, '') === '';
const isBlank = (html: string): boolean => !html.includes('<img ') && isUnseen(html.replace(/<[^<>]*>/g, ''));

/** Returns a row of several texts as one paragraph; a row of one is layout, and its text has its own paragraphs. */
function flatRow(row: string[]): string[] {
  const cells: string[] = [];
  for (const token of row) {
    const name = nameOf(token);
    const isBlock = SECTIONS.has(name) || HEADINGS.has(name) || CONTAINERS.has(name);
    if (CELLS.has(name) && !closes(token)) cells.push('');
    else if (cells.length > 0) cells.push(`${cells.pop()}${isBlock ? ' ' : token}`);
  }
  if (cells.filter((cell) => !isBlank(cell)).length < 2) return row;
  return tokensOf(`<p>${cells.map((cell) => cell.trim()).join(' | ')}</p>`);
}

/** Returns the tokens with the rows that have no rows within them as paragraphs. */
function flatRows(tokens: string[]): string[] {
  const flat: string[] = [];
  let begin = -1;
  for (const token of tokens) {
    flat.push(token);
    if (nameOf(token) !== ROW) continue;
    if (closes(token) && begin >= 0) for (const part of flatRow(flat.splice(begin))) flat.push(part);
    begin = closes(token) ? -1 : flat.length - 1;
  }
  return flat;
}

/**
 * Returns sanitised HTML with its text in paragraphs that are not nested: each of the author's, blank ones between
 * others too, and one for each other section, row or bare text. Blank ones at both ends are left out.
 */
export function flow(html: string): string {
  const out: string[] = [];
  /** The headings, lists and quotes that are open, the innermost last. */
  const within: string[] = [];
  /** The opening tags of the formats that are open, by their names: they go on in the next paragraph. */
  const formats = new Map<string, string>();
  /** Whether each open format is written; one within its like is not. */
  const written: boolean[] = [];
  let run = '';
  /** The text of the run outside of videos, and whether it has pictures or videos. */
  let words = '';
  let hasMedia = false;
  /** Whether only text came since the opening tag of a paragraph. */
  let inParagraph = false;

  const end = (isClosed: boolean) => {
    const text = `${run}${[...formats.keys()]
      .reverse()
      .map((name) => `</${name}>`)
      .join('')}`;
    const isPart = within.length > 0 && within.at(-1) !== 'blockquote';
    if (isUnseen(words) && !hasMedia) {
      if (isClosed && inParagraph && !isPart) out.push(BLANK);
    } else if (inParagraph) out.push(`<p>${text.trim()}</p>`);
    // Pictures and videos stand in an article without a paragraph.
    else out.push(isPart || isUnseen(words) ? text : `<p>${text.trim()}</p>`);
    run = [...formats.values()].join('');
    words = '';
    hasMedia = false;
    inParagraph = false;
  };

  for (const token of flatRows(tokensOf(html))) {
    const name = nameOf(token);
    const isClosing = closes(token);
    if (SECTIONS.has(name)) {
      if (HEADINGS.has(within.at(-1) ?? '')) continue;
      end(isClosing);
      inParagraph = !isClosing && (name === 'p' || name === 'div');
    } else if (HEADINGS.has(name) || CONTAINERS.has(name)) {
      end(false);
      // A heading in which nothing came is left out.
      if (isClosing && HEADINGS.has(name) && out.at(-1) === `<${name}>`) out.pop();
      else out.push(token);
      if (isClosing) within.pop();
      else if (name !== 'hr') within.push(name);
    } else if (!name || VOID.has(name)) {
      run += token;
      if (!name && !isVideo(formats.get('a'))) words += token;
      hasMedia ||= name === 'img';
    } else if (isClosing) {
      if (!written.pop()) continue;
      formats.delete(name);
      run += token;
    } else {
      const isNew = !formats.has(name);
      written.push(isNew);
      if (!isNew) continue;
      formats.set(name, token);
      run += token;
      hasMedia ||= isVideo(token);
    }
  }
  end(false);
  const isText = (part: string) => part !== BLANK;
  return out.slice(out.findIndex(isText), out.findLastIndex(isText) + 1).join('');
}
