import { useTranslation } from 'react-i18next';
import { pageTextAreas, type SiteTextArea } from '@/contract/constants/siteTexts';

/**
 * Returns a function that drops the texts of an area which this tab has loaded, once one of them was changed: i18next
 * takes those of the next page for texts that it has.
 */
export function useForgetTexts(area: SiteTextArea): () => void {
  const { i18n } = useTranslation();
  return () => {
    if (!pageTextAreas.some((it) => it === area)) return;
    for (const language of ['ko', 'en']) i18n.removeResourceBundle(language, area);
  };
}
