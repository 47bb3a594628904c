import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { readPageData } from '@/lib/browser/readPageData';
import { pack, textOfElement, textOfHtml, unpack } from '@/lib/packedData';
import ko from '@/public/locales/ko/common.json';
import koSkin from '@/public/locales/ko/skin.json';
import { writePageData } from '@/server/render/pageData';
import { server } from '../api';

const author = { username: 'seoul_rain', nickname: '서울비와 "친구" & <나>', avatar: null };
const topics = [1, 2, 3].map((id) => ({
  id,
  author,
  tags: [],
  at: `2026-11-23T09:25:0${id}.016Z`,
  __proto: ' ',
  big: 1e21,
}));
const html = `<ul>${topics.map(({ at }) => `<li><img src="/a?b=1&amp;c"/>서울비와 &quot;친구&quot; &amp; &lt;나&gt;<!-- --> <time dateTime="${at}">오늘</time></li>`).join('')}</ul>`;
const pageProps = {
  topics,
  _nextI18Next: { initialI18nStore: { ko: { common: ko } }, initialLocale: 'ko', ns: ['common'], userConfig: null },
};

/** Puts a page into the document as the server writes it. */
function show() {
  const { packed, texts } = writePageData({ pageProps }, html);
  const data = JSON.stringify({ page: '/', props: packed });
  const page = `<div id="__next">${html}</div><script id="__NEXT_DATA__" type="application/json">${data}</script>`;
  document.body.innerHTML = page;
  server.use(http.get(`*${texts[0]}`, () => HttpResponse.json(ko)));
  return { page, data };
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('a browser reads from a page the text that the server has in its HTML', () => {
  document.body.innerHTML = html;
  expect(textOfElement(document.body)).toBe(textOfHtml(html));
});

test.each([
  ['an empty object', {}],
  ['empty lists', { a: [], b: [[], [[]]] }],
  ['a list like a reference', { list: [1, 0, 5], other: [2, 0], again: [1, 0, 5] }],
  ['words that are not in the page', ['not in the page', 'not in the page', '0', 0, null, 'null', false]],
  ['the keys of an object', [{ ['__proto__']: 1, constructor: 2 }, 'constructor']],
])('%s is the same once it is unpacked', (_, data) => {
  const packed = JSON.parse(JSON.stringify(pack(data, 'a text')));
  expect(unpack(packed, 'a text')).toStrictEqual(data);
});

test('a page’s data are without its texts and what its HTML has, and the browser gets all of them', async () => {
  const { data } = show();
  expect(data).not.toMatch(/서울비|2026-11-23|닫기/);
  expect(data.split('seoul_rain')).toHaveLength(2);
  expect(await readPageData()).toStrictEqual({ page: '/', props: { pageProps } });
});

test('a page brings the texts that operators changed, and none of those that ship', async () => {
  const files = { common: ko, skin: { ...koSkin, name: { ...koSkin.name, GMKP: '</script><b>첫눈</b>' } } };
  const props = { _nextI18Next: { ...pageProps._nextI18Next, initialI18nStore: { ko: files } } };
  const { packed, texts } = writePageData({ pageProps: props }, html);
  const data = JSON.stringify(packed);
  expect(data).toContain('첫눈');
  expect(data).not.toMatch(/새벽 호수/);
  document.body.innerHTML = `<div id="__next">${html}</div>`;
  const script = document.body.appendChild(document.createElement('script'));
  Object.assign(script, { id: '__NEXT_DATA__', type: 'application/json' });
  script.textContent = JSON.stringify({ page: '/', props: packed });
  server.use(
    http.get(`*${texts[0]}`, () => HttpResponse.json(ko)),
    http.get(`*${texts[1]}`, () => HttpResponse.json(koSkin)),
  );
  expect(await readPageData()).toStrictEqual({ page: '/', props: { pageProps: props } });
});

test('a document keeps no data that its page was read from, such as those of a member who signs out', async () => {
  show();
  await readPageData();
  expect(document.getElementById('__NEXT_DATA__')).toBeEmptyDOMElement();
});

test('a page that something has changed before it is read is requested again', async () => {
  const { page } = show();
  server.use(http.get(window.location.href, () => HttpResponse.html(page)));
  document.querySelector('time')?.replaceChildren('today');
  expect(await readPageData()).toStrictEqual({ page: '/', props: { pageProps } });
});

test('what is in noscript is text, as in a browser that runs scripts', () => {
  const page = '<p>하나 &amp; 둘</p><noscript><b class="x">셋 &amp; 넷</b></noscript><time datetime="2026">다섯</time>';
  expect(textOfHtml(page)).toBe('하나 & 둘<b class="x">셋 &amp; 넷</b>다섯\n2026');
});
