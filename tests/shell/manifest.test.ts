import { readFile } from 'node:fs/promises';
import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import Document from '@/pages/_document';

/** Returns the address of the manifest in a part of the document. */
function manifestIn(part: ReactNode): string | undefined {
  for (const it of Children.toArray(part)) {
    if (!isValidElement<{ rel?: string; href?: string; children?: ReactNode }>(it)) continue;
    const found = it.props.rel === 'manifest' ? it.props.href : manifestIn(it.props.children);
    if (found) return found;
  }
  return undefined;
}

const textsOf = async (locale: string) =>
  JSON.parse(await readFile(`public/locales/${locale}/common.json`, 'utf8')).site;

test('the site is installed in the language of its page, as one app', async () => {
  const [ko, en] = await Promise.all(
    ['ko', 'en'].map(async (locale) => {
      const address = manifestIn(Document({ html: '', __NEXT_DATA__: { locale, props: {} } } as never));
      const { name, short_name, description, lang, start_url, ...shared } = JSON.parse(
        await readFile(`public${address}`, 'utf8'),
      );
      const site = await textsOf(locale);
      expect([name, short_name, lang]).toEqual([`${site.name} — ${site.tagline}`, site.name, locale]);
      expect(site.description).toContain(description);
      return { start_url, shared };
    }),
  );
  expect([ko?.start_url, en?.start_url]).toEqual(['/', '/en']);
  expect(en?.shared).toEqual(ko?.shared);
});
