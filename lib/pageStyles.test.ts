import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { applyStyles, restoreStyles } from './pageStyles.ts';

/** jsdom has no stylesheets that are made by a script. */
class ScriptedSheet {
  text = '';

  replaceSync(text: string) {
    this.text = text;
  }
}

afterEach(() => vi.unstubAllGlobals());

test('the stylesheets of the markers that are on apply, in the order of the markers', () => {
  const { document } = new JSDOM(
    '<template data-n-href="/a.css"></template><template data-n-href="/b.css" media="x"></template>' +
      '<template data-n-href="/c.css"></template><template data-n-href="/unknown.css"></template><template></template>',
  ).window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('CSSStyleSheet', ScriptedSheet);
  const [a, b, c] = document.querySelectorAll('template[data-n-href]');
  for (const [marker, text] of [
    [c, 'c {}'],
    [b, 'b {}'],
    [a, 'a {}'],
  ] as const) {
    if (marker) restoreStyles(marker, text);
  }
  const applied = () => (document.adoptedStyleSheets as unknown as ScriptedSheet[]).map(({ text }) => text);
  applyStyles();
  expect(applied()).toEqual(['a {}', 'c {}']);
  b?.removeAttribute('media');
  applyStyles();
  expect(applied()).toEqual(['a {}', 'b {}', 'c {}']);
});
