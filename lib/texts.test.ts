import { readdirSync, readFileSync } from 'node:fs';
import { createInstance, type TFunction } from 'i18next';
import { expect, test } from 'vitest';
import type { Language } from './dates.ts';
import { speak, spokenText, type Texts, translatorOf } from './texts.ts';

/** Both lookups with every text of a language, keys untyped so that each can be tried. */
async function bothOf(language: Language) {
  const folder = `public/locales/${language}`;
  const bundles: Record<string, Texts> = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
    ]),
  );
  const i18next = createInstance({
    lng: language,
    resources: { [language]: bundles },
    interpolation: { escapeValue: false },
  });
  await i18next.init();
  const ours = translatorOf(language);
  for (const [name, texts] of Object.entries(bundles)) ours.add(name, texts);
  type Loose = (key: string, values?: object) => string;
  const loose = (t: TFunction<never>) => t as unknown as Loose;
  return {
    bundles,
    ours: (namespace: string) => loose(ours.t(namespace as 'common') as TFunction<never>),
    theirs: (namespace: string) =>
      loose(i18next.getFixedT(null, namespace as 'common') as TFunction<never>),
  };
}

const textsIn = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : textsIn(value, `${path}${key}.`),
  );

const slotsOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name, `<${name}>`]));

test.each(['ko', 'en'] as const)('every text of %s reads as i18next reads it', async (language) => {
  const { bundles, ours, theirs } = await bothOf(language);
  for (const [namespace, texts] of Object.entries(bundles)) {
    const [mine, other] = [ours(namespace), theirs(namespace)];
    const all = textsIn(texts);
    for (const [key, text] of all) {
      expect(mine(key, slotsOf(text)), key).toBe(other(key, slotsOf(text)));
      const plural = key.replace(/_(one|other)$/, '');
      if (plural === key) continue;
      // One form may do without a name that the other has.
      const forms = all.filter(([form]) => form.replace(/_(one|other)$/, '') === plural);
      const values = slotsOf(forms.map(([, form]) => form).join());
      for (const count of [0, 1, 2, 5, 11, 100]) {
        expect(mine(plural, { ...values, count }), plural).toBe(
          other(plural, { ...values, count }),
        );
      }
    }
  }
});

test('a plural, a name, another namespace and a key that is not there', async () => {
  const t = translatorOf('en');
  t.add('common', {
    days_one: 'a day',
    days_other: '{{count}} days',
    hi: 'Hi {{ name }}, {{name}}',
  });
  t.add('home', { deep: { er: 'found' } });
  const common = t.t('common') as unknown as (key: string, values?: object) => string;
  expect(common('days', { count: 1 })).toBe('a day');
  expect(common('days', { count: 3 })).toBe('3 days');
  expect(common('hi', { name: '<b>' })).toBe('Hi <b>, <b>');
  expect(common('deep.er', { ns: 'home' })).toBe('found');
  expect(common('home:deep.er')).toBe('found');
  expect(common('home:deep.gone')).toBe('deep.gone');
  expect(common('deep')).toBe('deep');
});

test('what stands below a key comes as it is where it is asked for', async () => {
  const { ours, theirs } = await bothOf('ko');
  const [mine, other] = [ours('legal'), theirs('legal')];
  expect(mine('terms.sections', { returnObjects: true })).toEqual(
    other('terms.sections', { returnObjects: true }),
  );
  expect(mine('terms')).toBe('terms');
});

test('the same namespaces have one function, so that an effect does not run anew', () => {
  const translator = translatorOf('ko');
  expect(translator.t(['home', 'common'])).toBe(translator.t(['home', 'common']));
  expect(translator.t('home')).not.toBe(translator.t('common'));
});

test('what speaks outside of a component speaks the page’s language', () => {
  const english = translatorOf('en');
  english.add('common', { toast: { copied: 'Copied' } });
  speak(english);
  expect(spokenText('toast.copied')).toBe('Copied');
});

test('a key that does not exist is no type', () => {
  const { t } = translatorOf('ko');
  // @ts-expect-error a typo in a key fails the check
  t('common')('nav.hom');
  // @ts-expect-error a key of another namespace needs its name
  t('home')('nav.home');
  t(['home', 'common'])('common:nav.home');
});
