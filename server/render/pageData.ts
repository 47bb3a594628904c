import type { SSRConfig } from 'next-i18next/pages';
import { type PackedData, pack, textOfHtml } from '../../lib/packedData.ts';
import { textFile } from './builtFiles.ts';

interface Props {
  pageProps?: Partial<SSRConfig>;
}

/** Returns the addresses of a page's texts, by language and namespace. */
function textAddresses(store: Record<string, object>) {
  const addressesOf = (language: string, texts: object) =>
    Object.fromEntries(Object.keys(texts).map((name) => [name, `/_next/${textFile(language, name).path}`]));
  return Object.fromEntries(Object.entries(store).map(([language, texts]) => [language, addressesOf(language, texts)]));
}

/**
 * Returns a page's props as its HTML contains them, for lib/browser/readPageData.ts: without its texts, and with nothing
 * that is in its rendered HTML; and the addresses of its texts.
 */
export function writePageData(props: Props, html: string): { packed: PackedData; texts: string[] } {
  const { _nextI18Next, ...pageProps } = props.pageProps ?? {};
  const store = textAddresses(_nextI18Next?.initialI18nStore ?? {});
  const translations = _nextI18Next && { _nextI18Next: { ..._nextI18Next, initialI18nStore: store } };
  return {
    packed: pack({ ...props, pageProps: { ...pageProps, ...translations } }, textOfHtml(html)),
    texts: Object.values(store).flatMap((addresses) => Object.values(addresses)),
  };
}
