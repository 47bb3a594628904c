import { youtubeIdOf } from '@/contract/youtube';

/** The parts of a table or a list of terms, which the editor's parser would join to their neighbours. */
const PARTS = 'table, caption, thead, tbody, tfoot, tr, td, th, dt, dd, summary, figcaption';
const BLOCKS = 'p, div, ul, ol, li, blockquote, pre, h1, h2, h3, h4, h5, h6';
/** The headings of the site for those of other programs. */
const HEADINGS = [
  ['h1', 'h2'],
  ['h4, h5, h6', 'h3'],
] as const;
/** An emoji; flags are pairs of letters, and keycaps begin with a digit or sign. */
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3)/u;

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Puts a row's cells into one line; a row of one cell is layout. */
function joinCells(row: Element) {
  const cells = [...row.children];
  if (row.querySelector('tr') || cells.filter((cell) => cell.textContent.trim()).length < 2) return;
  for (const block of row.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes, ' ');
  for (const cell of cells.slice(1)) cell.prepend(' | ');
  for (const cell of cells) cell.replaceWith(...cell.childNodes);
}

/** How Word says that a paragraph is of a list and how deep, and what of its text is the item's mark. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d)/i;
const WORD_MARK = /mso-list:\s*ignore/i;
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Removes the mark that Word writes before an item. Returns its text, such as `3.` or `·`. */
function takeMark(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll('span')].find((part) => WORD_MARK.test(styleOf(part)));
  mark?.remove();
  return mark?.textContent.trim() ?? '';
}

/** Makes lists of the paragraphs that Word lays in their place, with a mark before each and its depth in a style. */
function readWordLists(content: DocumentFragment) {
  /** The lists that are open, the innermost last. */
  let open: Element[] = [];
  for (const paragraph of content.querySelectorAll('p')) {
    const [, level] = WORD_ITEM.exec(styleOf(paragraph)) ?? [];
    if (!level) continue;
    if (paragraph.previousElementSibling !== open[0]) open = [];
    const depth = Math.min(Number(level), open.length + 1);
    open.length = Math.min(depth, open.length);
    const mark = takeMark(paragraph);
    const name = /[.)]$/.test(mark) ? 'ol' : 'ul';
    if (open[depth - 1]?.localName !== name) {
      const list = paragraph.ownerDocument.createElement(name);
      if (/^\d+/.test(mark)) list.setAttribute('start', String(Number.parseInt(mark, 10)));
      const parent = open[depth - 2]?.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open[depth - 1] = list;
    }
    const item = paragraph.ownerDocument.createElement('li');
    open[depth - 1]?.append(item);
    item.append(paragraph);
  }
}

/** Leaves out a pixel that counts readers, and puts an emoji for its picture. */
function readPicture(picture: HTMLImageElement) {
  const isPixel = ['width', 'height'].some((side) => /^[01](px)?$/.test(picture.getAttribute(side) ?? ''));
  if (isPixel) picture.remove();
  else if (EMOJI.test(picture.alt)) picture.replaceWith(picture.alt);
}

/** Puts the editor's video for YouTube's frame. */
function readFrame(frame: HTMLIFrameElement) {
  const id = youtubeIdOf(frame.getAttribute('src') ?? '');
  if (!id) return;
  const video = frame.ownerDocument.createElement('a');
  video.dataset.video = id;
  frame.replaceWith(video);
}

/** Returns HTML of another program as the editor reads it without loss: lists, rows as lines, headings as the site's own. */
export function pastedHtml(html: string): string {
  // In a template, rows and cells may come without their table.
  const [template] = new DOMParser()
    .parseFromString(`<template>${html}</template>`, 'text/html')
    .getElementsByTagName('template');
  if (!template) return html;
  const { content } = template;
  readWordLists(content);
  // Google Docs lays a deeper list beside the item that it belongs to.
  for (const list of content.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list);
  for (const row of content.querySelectorAll('tr')) joinCells(row);
  for (const part of content.querySelectorAll(PARTS)) rename(part, 'div');
  for (const [from, to] of HEADINGS) for (const heading of content.querySelectorAll(from)) rename(heading, to);
  for (const frame of content.querySelectorAll('iframe')) readFrame(frame);
  for (const picture of content.querySelectorAll('img')) readPicture(picture);
  return template.innerHTML;
}
