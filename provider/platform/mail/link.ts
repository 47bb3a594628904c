import type { Locale } from '../messages/locale.ts';

/** Returns the address of a page of the site in a language, as mails name it; `site` is SITE_URL. */
export function link(
  { locale, site }: { locale: Locale; site: string },
  path: string,
  query: Record<string, string> = {},
): string {
  const url = new URL(`${locale === 'en' ? '/en' : ''}${path}`, site);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
