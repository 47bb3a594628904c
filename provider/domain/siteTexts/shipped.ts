import { changeableTexts, type SiteTextArea, siteTextAreas } from '../../../contract/constants/siteTexts.ts';
import { textsByKey } from '../../../contract/textKeys.ts';
import enSkin from '../../../public/locales/en/skin.json' with { type: 'json' };
import enSurveys from '../../../public/locales/en/surveys.json' with { type: 'json' };
import koSkin from '../../../public/locales/ko/skin.json' with { type: 'json' };
import koSurveys from '../../../public/locales/ko/surveys.json' with { type: 'json' };
import { texts } from '../../locales/texts.ts';
import type { Locale } from '../../platform/messages/locale.ts';

/** A text that operators may change, as it ships. */
export interface ShippedText extends Record<Locale, string> {
  area: SiteTextArea;
  key: string;
  /** Its area and key: the name of its row. */
  name: string;
  /** The most characters. */
  max: number;
}

const files: Record<SiteTextArea, Record<Locale, object>> = {
  badges: { ko: texts.ko.badges, en: texts.en.badges },
  surveys: { ko: koSurveys, en: enSurveys },
  skin: { ko: koSkin, en: enSkin },
};

const patternOf = (keys: string) => new RegExp(`^${keys.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);

/** Returns the name of the row of a text. */
export const nameOf = (area: SiteTextArea, key: string) => `${area}:${key}`;

/** Lists the texts of an area in the order of `changeableTexts`, then of their file. */
function listArea(area: SiteTextArea): ShippedText[] {
  const { ko, en } = files[area];
  const english = new Map(textsByKey(en));
  return Object.entries(changeableTexts[area]).flatMap(([keys, max]) => {
    const pattern = patternOf(keys);
    return textsByKey(ko)
      .filter(([key]) => pattern.test(key))
      .map(([key, text]) => ({ area, key, name: nameOf(area, key), max, ko: text, en: english.get(key) ?? '' }));
  });
}

/** Every text that operators may change, by its name. */
export const shippedTexts: ReadonlyMap<string, ShippedText> = new Map(
  siteTextAreas.flatMap(listArea).map((text) => [text.name, text]),
);

/** What i18next fills in or looks up in a text, also where it is not closed. */
const SLOT = /\{\{.*?\}\}|\{\{|\}\}|\$t\(/g;
const slotsOf = (text: string) => (text.match(SLOT) ?? []).sort().join();

/** Returns whether a text has the slots of another one, each as often, and no others. */
export const hasSlotsOf = (shipped: string, text: string): boolean => slotsOf(shipped) === slotsOf(text);
