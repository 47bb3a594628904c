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

/** A row without rows within it, and its cells. */
const ROW = /<tr>((?:(?!<\/?tr>).)*)<\/tr>/gs;
const CELL = /<t[dh]>((?:(?!<t[dh]>).)*)<\/t[dh]>/gs;
const BLOCK = new RegExp(`</?(?:${[...SECTIONS, ...HEADINGS, ...CONTAINERS].join('|')})(?: /)?>`, 'g');
const TOKEN = /<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g;
/** A picture or a video, which stands in an article without a paragraph. */
const MEDIA = /<img [^>]*>|<a data-video=[^>]*>.*?<\/a>/gs;
/** Spaces, and characters that draw nothing. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]+/gu;

const BLANK = '<p></p>';
const isBlank = (html: string): boolean => html.replace(/<(?!img )[^>]*>/g, '').replace(UNSEEN, '') === '';

/** Returns a row of several texts as one paragraph; a row of one is layout, and its text has its own paragraphs. */
function flatRow(row: string, inner: string): string {
  const cells = [...inner.matchAll(CELL)].map(([, cell = '']) => cell.replace(BLOCK, ' ').trim());
  return cells.filter((cell) => !isBlank(cell)).length > 1 ? `<p>${cells.join(' | ')}</p>` : row;
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
  /** Whether only text came since the opening tag of a paragraph. */
  let inParagraph = false;

  const end = (isClosed: boolean) => {
    const text = `${run}${[...formats.keys()]
      .reverse()
      .map((name) => `</${name}>`)
      .join('')}`;
    run = [...formats.values()].join('');
    const isPart = within.length > 0 && within.at(-1) !== 'blockquote';
    if (isBlank(text)) {
      if (isClosed && inParagraph && !isPart) out.push(BLANK);
    } else if (inParagraph) out.push(`<p>${text.trim()}</p>`);
    else out.push(isPart || isBlank(text.replace(MEDIA, '')) ? text : `<p>${text.trim()}</p>`);
    inParagraph = false;
  };

  for (const [token, slash, name = ''] of html.replace(ROW, flatRow).matchAll(TOKEN)) {
    if (SECTIONS.has(name)) {
      if (HEADINGS.has(within.at(-1) ?? '')) continue;
      end(slash === '/');
      inParagraph = !slash && (name === 'p' || name === 'div');
    } else if (HEADINGS.has(name) || CONTAINERS.has(name)) {
      end(false);
      // A heading in which nothing came is left out.
      if (slash && HEADINGS.has(name) && out.at(-1) === `<${name}>`) out.pop();
      else out.push(token);
      if (slash) within.pop();
      else if (name !== 'hr') within.push(name);
    } else if (!name || VOID.has(name)) {
      run += token;
    } else if (slash) {
      if (!written.pop()) continue;
      formats.delete(name);
      run += token;
    } else {
      const isNew = !formats.has(name);
      written.push(isNew);
      if (!isNew) continue;
      formats.set(name, token);
      run += token;
    }
  }
  end(false);
  const isText = (part: string) => part !== BLANK;
  return out.slice(out.findIndex(isText), out.findLastIndex(isText) + 1).join('');
}
