import { useTranslation } from 'react-i18next';
import { languageOf } from '@/lib/dates';
import type { SiteAddress } from '@/lib/structuredData';
import { useSiteOrigin } from './SiteOrigin';

/** Returns the site's address in the page's language, for absolute addresses. */
export function useSiteAddress(): SiteAddress {
  const origin = useSiteOrigin();
  const language = languageOf(useTranslation().i18n.language);
  return { origin, language, base: language === 'en' ? `${origin}/en` : origin };
}
