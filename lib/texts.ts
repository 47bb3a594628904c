import type { FlatNamespace, TFunction } from 'i18next';
import { own } from '../contract/own.ts';
import type { Language } from './dates.ts';

/** A namespace of `public/locales`: texts by keys within keys; a list is one too. */
export type Texts = { [key: string]: string | Texts };
/**
 * What fills a text in; `count` chooses its plural, `ns` another namespace, `returnObjects` takes what
 * stands below a key as it is.
 */
type Values = { [name: string]: unknown; count?: number; ns?: string; returnObjects?: boolean };
/** The namespaces that keys are looked up in; the first is the one whose keys need no `ns:`. */
export type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];

/** The texts of a language, and what looks them up. */
export interface Translator {
  readonly language: Language;
  /** Whether a namespace is there. */
  has(namespace: string): boolean;
  /** Takes a namespace in; one that is there already stays. */
  add(namespace: string, texts: Texts): void;
  /** The same function each time for the same namespaces, so that effects may depend on it. */
  t<const N extends Namespaces>(namespaces: N): TFunction<N>;
}

const SLOT = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * i18next's `t` for what pages need of it: `{{names}}`, plurals, keys within keys and namespaces.
 * i18next itself types every key, loads the texts on the server and is what a test compares this with.
 */
export function translatorOf(language: Language): Translator {
  const bundles = new Map<string, Texts>();
  const made = new Map<string, unknown>();
  const plurals = new Intl.PluralRules(language);

  function find(namespaces: readonly string[], path: string): Texts | string | undefined {
    for (const namespace of namespaces) {
      let at: Texts | string | undefined = bundles.get(namespace);
      for (const key of path.split('.')) at = typeof at === 'object' ? own(at, key) : undefined;
      if (at !== undefined) return at;
    }
    return undefined;
  }

  function translate(defaults: readonly string[], fullKey: string, values: Values = {}) {
    const colon = fullKey.indexOf(':');
    const key = fullKey.slice(colon + 1);
    const namespace = colon < 0 ? values.ns : fullKey.slice(0, colon);
    const namespaces = namespace ? [namespace] : defaults;
    const plural =
      values.count === undefined
        ? undefined
        : find(namespaces, `${key}_${plurals.select(values.count)}`);
    const found = plural ?? find(namespaces, key);
    if (typeof found === 'object') return values.returnObjects ? found : key;
    return (found ?? key).replace(SLOT, (_, name: string) => String(own(values, name) ?? ''));
  }

  return {
    language,
    has: (namespace) => bundles.has(namespace),
    add(namespace, texts) {
      if (!bundles.has(namespace)) bundles.set(namespace, texts);
    },
    t<const N extends Namespaces>(namespaces: N) {
      const names = [namespaces].flat();
      const id = names.join();
      const t = made.get(id) ?? ((key: string, values?: Values) => translate(names, key, values));
      made.set(id, t);
      return t as TFunction<N>;
    },
  };
}

let spoken = translatorOf('ko');

/** Tells what speaks outside of a component, such as the session's end, which texts the page is in. */
export function speak(translator: Translator) {
  spoken = translator;
}

/** The common texts of the page that is shown. */
export const spokenText: TFunction<'common'> = ((key: string, values?: Values) =>
  spoken.t('common')(key as 'site.name', values)) as TFunction<'common'>;
