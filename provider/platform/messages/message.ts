import { createInstance, type TOptions } from 'i18next';
import { texts } from '../../locales/texts.ts';
import type { Locale } from './locale.ts';

type Texts = typeof texts.ko;
/** The keys of nested texts, joined by dots. */
type KeyOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${KeyOf<T[Key]>}`;
}[keyof T & string];

/** A text of provider/locales by its namespace and key, such as `errors:not_found`. */
export type MessageKey = {
  [Namespace in keyof Texts]: `${Namespace}:${KeyOf<Texts[Namespace]>}`;
}[keyof Texts];

const i18n = createInstance({
  resources: texts,
  ns: Object.keys(texts.ko),
  lng: 'ko',
  fallbackLng: false,
  initAsync: false,
  // A value is inserted unchanged: neither as HTML nor as a template.
  interpolation: { escapeValue: false, skipOnVariables: true },
});
void i18n.init();

// i18next's types know the web's keys; ours are MessageKey.
const translate = i18n.t as unknown as (key: string, options: TOptions) => string;

/** Returns a text in the reader's language, its {{slots}} filled with `values`. */
export const message = (locale: Locale, key: MessageKey, values: Record<string, string | number> = {}): string =>
  translate(key, { ...values, lng: locale });

/** Fills the {{slots}} of a text that is none of these, such as one that an operator wrote. */
export const fillSlots = (text: string, values: Record<string, string | number> = {}): string =>
  i18n.services.interpolator.interpolate(text, values, i18n.language, {});
