import type { ManagedText } from '../../../contract/managedTexts.ts';
import type { SiteTextRow } from '../../domain/siteTexts/read.ts';
import type { ShippedText } from '../../domain/siteTexts/shipped.ts';

/** Presents a text of the site with what operators made of it, if anything. */
export function presentText({ key, max, ko, en }: ShippedText, row: SiteTextRow | undefined): ManagedText {
  const { text = null, textEn = null, shipped, shippedEn, version = 0 } = row ?? {};
  const isOutdated = (text !== null && shipped !== ko) || (textEn !== null && shippedEn !== en);
  return { key, max, shipped: ko, shipped_en: en, text, text_en: textEn, outdated: isOutdated, version };
}
