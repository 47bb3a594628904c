import { browsers, systems } from '../../../contract/constants/signIn.ts';

/** The browser and system of a session, '' where its User-Agent names none that is known. */
export interface Device {
  browser: (typeof browsers)[number] | '';
  system: (typeof systems)[number] | '';
}

/** What names a browser or system in a User-Agent. Most browsers name those after them here too. */
const marks: Record<(typeof browsers)[number] | (typeof systems)[number], RegExp> = {
  kakaotalk: /KAKAOTALK/i,
  naver: /NAVER\(inapp/,
  whale: /Whale\//,
  samsung: /SamsungBrowser\//,
  edge: /Edg(e|A|iOS)?\//,
  firefox: /(Firefox|FxiOS)\//,
  chrome: /(Chrome|CriOS)\//,
  safari: /Safari\//,
  iphone: /iPhone/,
  ipad: /iPad/,
  android: /Android/,
  windows: /Windows/,
  mac: /Macintosh/,
  linux: /Linux|CrOS/,
};

/** Reads the device from a User-Agent, which a caller chooses freely: it is shown to the member and proves nothing. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: browsers.find((name) => marks[name].test(userAgent)) ?? '',
  system: systems.find((name) => marks[name].test(userAgent)) ?? '',
});
