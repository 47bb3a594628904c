import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetManagedTextsQuery, useSetSiteTextMutation } from '@/api/managedTexts';
import { text } from '@/contract/common';
import type { SiteTextArea } from '@/contract/constants/siteTexts';
import { type ManagedText, managedTextSchemas } from '@/contract/managedTexts';
import { draftTargets } from '@/lib/browser/drafts';
import { useForgetTexts } from '../useForgetTexts';
import { useManagedForm } from './useManagedForm';

/** Returns a text of the site as the values of its form: as readers see it. */
const textValuesOf = ({ key, shipped, shipped_en, version, ...changed }: ManagedText) => ({
  key,
  text: changed.text ?? shipped,
  text_en: changed.text_en ?? shipped_en,
  version,
});
export type SiteTextValues = ReturnType<typeof textValuesOf>;

/** Manages the form of a text of the site. */
export function useSiteTextForm(area: SiteTextArea, stored: ManagedText, onStored: () => void) {
  const { t } = useTranslation('campaigns');
  const [set] = useSetSiteTextMutation();
  const [read] = useLazyGetManagedTextsQuery();
  const forget = useForgetTexts(area);
  const { key, max } = stored;
  const textForm = useMemo(
    () => managedTextSchemas.setSiteText.body.extend({ text: text(max), text_en: text(max) }),
    [max],
  );
  return useManagedForm(textForm, {
    stored,
    empty: textValuesOf(stored),
    valuesOf: textValuesOf,
    messages: { text: t('form.missing'), text_en: t('form.missing') },
    draft: draftTargets.siteText(area, key),
    scope: 'site-text',
    save: (values) => set({ area, ...values }).unwrap(),
    async read() {
      const { data } = await read({ area });
      return { data: data?.results.find((it) => it.key === key) };
    },
    onStored() {
      forget();
      onStored();
    },
  });
}
