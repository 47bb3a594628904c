import { expect, it } from 'vitest';
import { mailHtml } from './layout.ts';

it('breaks a word that is wider than a phone, wherever lines break between words', () => {
  const word = '가'.repeat(20);
  const html = mailHtml({
    locale: 'ko',
    site: 'https://gyeol.test',
    title: word,
    blocks: [
      { text: word },
      { heading: word, items: [{ href: 'https://gyeol.test', label: word, note: word }] },
      { html: `<p>${word}</p>`, plain: word },
    ],
    footer: { why: word },
  });
  const styles = [...html.matchAll(/style="([^"]*\bkeep-all\b[^"]*)"/g)].map(([, style]) => style);
  expect(styles).toHaveLength(6);
  for (const style of styles) expect(style).toContain('overflow-wrap: anywhere');
});
