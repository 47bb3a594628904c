import type { SSRConfig } from 'next-i18next/pages';
import { putTexts } from '@/contract/textKeys';
import { checksumOf, type PackedData, textOfElement, textOfHtml, unpack } from '../packedData';

interface PageData {
  props: { pageProps?: Partial<SSRConfig> };
}
type WrittenData = Omit<PageData, 'props'> & { props: PackedData };

const HTML = /<div id="__next">([\s\S]*)<\/div><script id="__NEXT_DATA__"[^>]*>([^<]*)</;

/** Replaces the sources of the page's texts (server/render/pageData.ts) by the texts. */
async function loadTexts({ pageProps }: PageData['props']): Promise<void> {
  const load = async ([name, source]: [string, unknown]) => {
    const [address, changed = {}] = source as [string, Record<string, string>?];
    return [name, putTexts(await (await fetch(address)).json(), changed)];
  };
  await Promise.all(
    Object.values<Record<string, unknown>>(pageProps?._nextI18Next?.initialI18nStore ?? {}).map(async (sources) =>
      Object.assign(sources, Object.fromEntries(await Promise.all(Object.entries(sources).map(load)))),
    ),
  );
}

/**
 * Reads the page's data for Next's client (see scripts/lib/nextClientLoader.cjs). If something, such as an extension
 * of the browser, has changed the page's text before, it is read from the page's HTML, which is requested again. The
 * document keeps none of it: a member's page stays one document while its reader signs out and another goes on.
 */
export async function readPageData(): Promise<PageData> {
  const script = document.getElementById('__NEXT_DATA__');
  const root = document.getElementById('__next');
  let written: WrittenData = JSON.parse(script?.textContent ?? '');
  script?.replaceChildren();
  let text = root ? textOfElement(root) : '';
  if (written.props.checksum !== 0 && written.props.checksum !== checksumOf(text)) {
    const [, html = '', data = ''] = HTML.exec(await (await fetch(window.location.href)).text()) ?? [];
    written = JSON.parse(data);
    text = textOfHtml(html);
  }
  const props = unpack(written.props, text) as PageData['props'];
  await loadTexts(props);
  return { ...written, props };
}
