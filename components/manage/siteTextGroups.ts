import type { SiteTextArea } from '@/contract/constants/siteTexts';
import type { ManagedText } from '@/contract/managedTexts';

/** The groups in which the console shows the texts of each area, by their keys. */
const groups = {
  badges: { badgeNames: /\.name$/, badgeDescriptions: /\.description$/ },
  surveys: {
    surveyPage: /^(title|lead)$/,
    surveyKinds: /^kinds\./,
    surveyGains: /^learn\./,
    skinItems: /^item\.(?!barrier)/,
    barrierItems: /^item\.barrier/,
    barrierResults: /^barrierResult\./,
  },
  skin: { typeNames: /^name\./, typeLines: /^line\./, typeTips: /^tip\./ },
} as const satisfies Record<SiteTextArea, Record<string, RegExp>>;

type Keys<T> = T extends unknown ? keyof T : never;
export type SiteTextGroup = Keys<(typeof groups)[SiteTextArea]>;

/** Arranges the texts of an area in its groups, without those that are empty. */
export const groupTexts = (area: SiteTextArea, texts: readonly ManagedText[]) =>
  Object.entries<RegExp>(groups[area])
    .map(([group, pattern]) => ({
      group: group as SiteTextGroup,
      texts: texts.filter(({ key }) => pattern.test(key)),
    }))
    .filter((it) => it.texts.length > 0);

/** Returns the code of the skin type or of the letter that a text is about; undefined for any other text. */
export const codeOf = (area: SiteTextArea, { key }: ManagedText) =>
  area === 'skin' ? key.split('.').at(-1) : undefined;

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** Returns whether a text, as it ships or as it is now, has what an operator searches for. */
export const holds = (area: SiteTextArea, text: ManagedText, search: string) =>
  [text.shipped, text.shipped_en, text.text, text.text_en, codeOf(area, text)].some((it) =>
    plain(it ?? '').includes(plain(search.trim())),
  );

/** Returns whether operators have changed a text. */
export const isChanged = ({ text, text_en: english }: ManagedText) => text !== null || english !== null;
