import type { SSRConfig } from 'next-i18next/pages';
import { pageTextAreas } from '../../contract/constants/siteTexts.ts';
import { textsByKey } from '../../contract/textKeys.ts';
import { type PackedData, pack, textOfHtml } from '../../lib/packedData.ts';
import { textFile } from './builtFiles.ts';

interface Props {
  pageProps?: Partial<SSRConfig>;
}

const isChangeable = (namespace: string) => pageTextAreas.some((area) => area === namespace);

/** Where the browser finds the texts of a namespace: the address of those that ship, then those that operators changed. */
type TextSource = [address: string, changed?: Record<string, string>];

function textSource(language: string, namespace: string, texts: object): TextSource {
  const { path, content } = textFile(language, namespace);
  const address = `/_next/${path}`;
  if (!isChangeable(namespace) || JSON.stringify(texts) === content) return [address];
  const shipped = new Map(textsByKey(JSON.parse(content)));
  return [address, Object.fromEntries(textsByKey(texts).filter(([key, text]) => shipped.get(key) !== text))];
}

/** Returns the sources of a page's texts, by language and namespace. */
const textSources = (store: Record<string, Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(store).map(([language, files]) => [
      language,
      Object.fromEntries(Object.entries(files).map(([name, texts]) => [name, textSource(language, name, texts)])),
    ]),
  );

/**
 * Returns a page's props as its HTML contains them, for lib/browser/readPageData.ts: without its texts, and with nothing
 * that is in its rendered HTML, but with the texts that operators changed; and the addresses of the others.
 */
export function writePageData(props: Props, html: string): { packed: PackedData; texts: string[] } {
  const { _nextI18Next, ...pageProps } = props.pageProps ?? {};
  const store = textSources((_nextI18Next?.initialI18nStore ?? {}) as Record<string, Record<string, object>>);
  const translations = _nextI18Next && { _nextI18Next: { ..._nextI18Next, initialI18nStore: store } };
  return {
    packed: pack({ ...props, pageProps: { ...pageProps, ...translations } }, textOfHtml(html)),
    texts: Object.values(store).flatMap((sources) => Object.values(sources).map(([address]) => address)),
  };
}
