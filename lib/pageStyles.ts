/** The stylesheets of pages that were visited, by the element that Next marks each with. */
const sheets = new WeakMap<Element, CSSStyleSheet>();

/** Stores the text of a page's stylesheet, which Next has fetched, for the element that marks it. */
export function restoreStyles(marker: Element, text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(marker, sheet);
}

/** Applies the stylesheets that Next's markers have switched on, in the markers' order. */
export function applyStyles(): void {
  const on = document.querySelectorAll('template[data-n-href]:not([media])');
  document.adoptedStyleSheets = [...on].flatMap((marker) => sheets.get(marker) ?? []);
}
