/**
 * Translations are loaded per language and namespace from public/locales/{lng}/{ns}.json.
 * `defaultLocale` here is the fall-back language of the texts; the site's own default ('ko' at `/`)
 * is Next's, in next.config.js.
 * @type {import('next-i18next/pages').UserConfig}
 */
const config = {
  i18n: { locales: ['ko', 'en'], defaultLocale: 'en' },
  fallbackLng: 'en',
  defaultNS: 'common',
  localePath: './public/locales',
  reloadOnPrerender: process.env.NODE_ENV === 'development',
};

export default config;
