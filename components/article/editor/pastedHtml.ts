/** The parts of a table or a list of terms, which the editor's parser would join to their neighbours. */
const PARTS = 'table, caption, thead, tbody, tfoot, tr, td, th, dt, dd, summary, figcaption';
const BLOCKS = 'p, div, ul, ol, li, blockquote, pre, h1, h2, h3, h4, h5, h6';
/** The headings of the site for those of other programs. */
const HEADINGS = [
  ['h1', 'h2'],
  ['h4, h5, h6', 'h3'],
] as const;
const EMOJI = /^\p{Extended_Pictographic}/u;

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

/** Leaves out a pixel that counts readers, and puts an emoji for its picture. */
function readPicture(picture: HTMLImageElement) {
  const isPixel = ['width', 'height'].some((side) => /^[01](px)?$/.test(picture.getAttribute(side) ?? ''));
  if (isPixel) picture.remove();
  else if (EMOJI.test(picture.alt)) picture.replaceWith(picture.alt);
}

/** Returns HTML of another program as the editor reads it without loss: rows as lines, headings as the site's own. */
export function pastedHtml(html: string): string {
  // In a template, rows and cells may come without their table.
  const [template] = new DOMParser()
    .parseFromString(`<template>${html}</template>`, 'text/html')
    .getElementsByTagName('template');
  if (!template) return html;
  const { content } = template;
  for (const row of content.querySelectorAll('tr')) joinCells(row);
  for (const part of content.querySelectorAll(PARTS)) rename(part, 'div');
  for (const [from, to] of HEADINGS) for (const heading of content.querySelectorAll(from)) rename(heading, to);
  for (const picture of content.querySelectorAll('img')) readPicture(picture);
  return template.innerHTML;
}
