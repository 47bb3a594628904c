const LANGUAGE = /^\/(ko|en)(?=[/?#]|$)/;

/** Returns a path without its language prefix, as lib/paths builds them. */
export function withoutLanguage(path: string): string {
  const rest = path.replace(LANGUAGE, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Returns the language of a path; Korean has no prefix. */
export const languageOfPath = (path: string): 'ko' | 'en' => (LANGUAGE.exec(path)?.[1] === 'en' ? 'en' : 'ko');

/** Returns a path with the prefix of a language. */
export const inLanguage = (path: string, language: string): string =>
  language === 'en' ? `/en${path === '/' ? '' : path}` : path;
