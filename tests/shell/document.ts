import { readFile } from 'node:fs/promises';
import type { GetServerSideProps } from 'next';
import { validateXML } from 'xmllint-wasm';

interface Asked {
  params?: Record<string, string>;
  headers?: Record<string, string>;
  locale?: 'ko' | 'en';
}

/** Returns the response of a page of pages/ that is a document for machines. */
export async function documentOf(page: { getServerSideProps: GetServerSideProps }, asked: Asked = {}) {
  const { params = {}, headers: sent = {}, locale = 'ko' } = asked;
  const headers: Record<string, string> = {};
  const answer = { status: 200, headers, text: '' };
  const res = {
    set statusCode(status: number) {
      answer.status = status;
    },
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    end: (text = '') => {
      answer.text = text;
    },
  };
  const req = { headers: sent, cookies: {}, socket: { remoteAddress: '127.0.0.1' } };
  await page.getServerSideProps({ params, locale, req, res } as unknown as Parameters<GetServerSideProps>[0]);
  return answer;
}

/** Returns what a schema of tests/schemas finds wrong in a document. */
export async function faultsOf(xml: string, schema: 'atom' | 'sitemap'): Promise<string[]> {
  const contents = await readFile(`tests/schemas/${schema}.rng`, 'utf8');
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: { fileName: `${schema}.rng`, contents },
    extension: 'relaxng',
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
