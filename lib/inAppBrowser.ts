/** Apps whose own browser opens the links in them, by what their User-Agent contains. */
const APPS = {
  kakaotalk: /KAKAOTALK/i,
  naver: /NAVER\(inapp/i,
  line: /\bLine\/\d/,
  instagram: /\bInstagram\b/,
  facebook: /\bFBA[NV]\/|\bFB_IAB\//,
  daum: /\bDaumApps\//i,
  band: /\bBAND\/\d/,
};
export type InAppBrowser = keyof typeof APPS;

/** Returns the app inside which a browser runs, which saves no files and opens no other app; undefined for others. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | undefined {
  const found = Object.entries(APPS).find(([, pattern]) => pattern.test(userAgent));
  return found?.[0] as InAppBrowser | undefined;
}
