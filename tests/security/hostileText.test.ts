import { checkSync } from 'recheck';
import { afterAll, describe, expect, it } from 'vitest';
import { hasContent } from '@/components/article/editor/hasContent';
import { withoutHashtags } from '@/components/contents/withoutHashtags';
import { notionHtml } from '@/components/posts/notion/notionHtml';
import { parseSearch } from '@/components/search/searchState';
import { addressKey } from '@/contract/addressKey';
import { slug, text } from '@/contract/common';
import { instagramNameOf, koreanPhoneOf } from '@/contract/details';
import { actionOf } from '@/lib/browser/keys';
import { callbackPath } from '@/lib/callbackUrl';
import { isExempt } from '@/lib/exemptError';
import { highlightParts } from '@/lib/highlight';
import { parseListState } from '@/lib/listState';
import { languageOfPath, withoutLanguage } from '@/lib/pathLanguage';
import { writeXml } from '@/lib/xml';
import { readFeed } from '@/provider/areas/contents/import/feed';
import { ImportError } from '@/provider/areas/contents/import/sources';
import { captionParts, hashtagsOf, mended } from '@/provider/areas/contents/import/texts';
import { codeOf } from '@/provider/areas/missions/rules';
import { slugOf } from '@/provider/areas/questions/slug';
import { snippetOf } from '@/provider/areas/search/present';
import { picturesIn, plainOf, sanitise } from '@/provider/domain/articles/sanitise';
import { checkIntroduction, checkNickname, checkSocial } from '@/provider/domain/members/rules';
import { mentionsIn } from '@/provider/domain/mentions/mentions';
import { labelOf } from '@/provider/domain/moderation/log';
import { findBanned, formOf } from '@/provider/domain/moderation/matching';
import { indexSearch, textHolds } from '@/provider/domain/search/search';
import { excerptOf } from '@/provider/platform/text/excerpt';
import { findLinks } from '@/provider/platform/text/links';
import { changedBy } from '@/routes/changedPages';
import { clientAddress } from '@/server/clientAddress';
import { recordCount } from './counts';
import { countSteps } from './steps';

/** The length of the texts: quadratic work needs 100 steps a character here, above every bound below. */
const LONG = 4_000;

/**
 * Parts that are repeated to make a long text: each has once slowed down a parser, a matcher or a regular
 * expression.
 */
const HOSTILE = [
  ...['a', '가', '1', 'ㅅ', 'ﷺ', 'İ', '\u0301', '👩\u200d', '\u200b', '\u202e'],
  ...['a ', '가 ', 'ㅅ ', '나 쁜 ', '나.', '1 ', ' a', '\t', ' ', '\n', ' \n', '\u00a0'],
  ...['-', '- ', '_', '.', '..', ',', ';', ':', '/', '//', '\\', '%', '%00', '?', '&', '=', '+'],
  ...['(', ')', '()', '[', '[]', '{', '{{', '}}', '<', '<<', '>', '"', "'", '`', '*', '^', '$', '|'],
  ...['<a', '<a>', '</a>', '<p>', '</p>', '<p><p>', '<b><i>', '<!--', '-->', '<![CDATA[', '<script>'],
  ...['<a href="', '<a href="/a">a', '<img src="', '<img ', '<a a=', '<a a="1" ', '<svg><math>'],
  ...['<blockquote>', '<ul><li>', '<br>', '<iframe src="', '<div>', '&lt;', '&amp;', '&#', '&#x41'],
  ...['http://', 'http://a', 'http://a.b/(', 'https://a.b ', 'www.', 'www.a.', 'a.b', 'a.com/', '(http://a.b'],
  ...['@', '@a', '@abc ', '@abc', 'a@', 'a@b.', '#', '#a', '#가 ', '# #', '+82', '010-', '010', ')-('],
  ...['/ko', '/en/', '<a>; rel="invalidates"', '<', 'javascript:', 'data:', 'blob:', '\\u0000', '../'],
];

const TEXTS = Array.from({ length: 300 }, (_, at) => ({
  form: formOf(`나쁜말${String.fromCharCode(0xac00 + at * 31)}${'가나다'.slice(at % 3)}`),
}));
const NO_PICTURES = new Map();
const pictures = new Map([['a-1x1.webp', { width: 1, height: 1 }]]);
const block = (title: string) => ({
  block: {
    page: { value: { id: 'page', type: 'page', content: ['one'], properties: { title: [[title]] } } },
    one: { value: { id: 'one', type: 'text', properties: { title: [[title]] } } },
  },
});

/** Reads a feed, whether it is one or not. */
function feedOf(xml: string) {
  try {
    return readFeed(xml);
  } catch (error) {
    if (error instanceof ImportError) return undefined;
    throw error;
  }
}

interface Reader {
  /** Parses the text. */
  read: (text: string) => unknown;
  /** Steps that it may take for each character, a quarter more than it took of the worst. */
  bound: number;
  /** The longest text that reaches it. */
  most?: number;
}

/** Every function that parses text from outside. A new one must be added here. */
const READERS: Record<string, Reader> = {
  'banned words: 300 of them': { read: (it) => findBanned(it, TEXTS), bound: 1600 },
  'banned words: the form of one': { read: formOf, bound: 175 },
  'links of a text': { read: findLinks, bound: 10 },
  'excerpt of a text': { read: excerptOf, bound: 5 },
  'excerpt of a search result': { read: (part) => snippetOf({ part, cut: true }), bound: 15 },
  'mentions of a comment': { read: mentionsIn, bound: 10 },
  'marks of a search in a text': { read: (it) => highlightParts(it, 'a 가 b'), bound: 10 },
  'marks of a hostile search': { read: (it) => highlightParts('a가'.repeat(50), it), bound: 18, most: 100 },
  'search by the index': { read: indexSearch, bound: 15, most: 100 },
  'search in a short text': { read: (it) => textHolds('a가'.repeat(50), it), bound: 76, most: 100 },
  'post: sanitised': { read: (it) => sanitise(it, NO_PICTURES), bound: 170 },
  'post: sanitised, with known pictures': { read: (it) => sanitise(it, pictures), bound: 170 },
  'post: plain text': { read: plainOf, bound: 30 },
  'post: names of pictures': { read: picturesIn, bound: 5 },
  'post: whether the editor holds anything': { read: hasContent, bound: 5 },
  'Notion page': { read: (it) => notionHtml(block(it)), bound: 100, most: 2_000 },
  'question: name in its address': { read: (it) => slugOf(it, 1), bound: 110, most: 200 },
  'imported feed: its XML': { read: (it) => feedOf(`<feed>${it}</feed>`), bound: 20 },
  'imported feed: a title': {
    read: (it) => feedOf(`<feed><entry><title><![CDATA[${it}]]></title></entry></feed>`),
    bound: 10,
  },
  'X-Forwarded-For': {
    read: (it) => clientAddress({ headers: { 'x-forwarded-for': it }, socket: {} } as never),
    bound: 5,
  },
  'address that limits count': { read: addressKey, bound: 10 },
  'imported caption': { read: captionParts, bound: 10 },
  'imported caption: encoding': { read: mended, bound: 5 },
  'imported caption: hashtags': { read: hashtagsOf, bound: 5 },
  'content without its last hashtags': { read: withoutHashtags, bound: 10 },
  'coupon code': { read: codeOf, bound: 10 },
  'label in the managers’ log': { read: labelOf, bound: 5 },
  nickname: { read: (it) => checkNickname(it, false), bound: 8 },
  introduction: { read: checkIntroduction, bound: 5 },
  'social links': {
    read: (it) => checkSocial({ instagram: it, youtube: it, blog: it, homepage: it } as never),
    bound: 5,
  },
  'Korean telephone number': { read: koreanPhoneOf, bound: 30 },
  'Instagram name': { read: instagramNameOf, bound: 35 },
  'callback address': { read: (it) => callbackPath(`/${it}`, 'http://a.test'), bound: 5 },
  'language of a path': { read: (it) => [languageOfPath(it), withoutLanguage(it)], bound: 5 },
  'list state of an address': {
    read: (it) => parseListState({ search: it, tags: it, categories: [it], page: it, event: it }),
    bound: 15,
  },
  'search of an address': { read: (it) => parseSearch({ search: it, page: it }), bound: 8 },
  'text of the contract': { read: (it) => text(LONG).safeParse(it), bound: 8 },
  'slug of the contract': { read: (it) => slug.safeParse(it), bound: 5 },
  'XML of feeds and the sitemap': { read: (it) => writeXml({ title: { '@href': it, name: it } }), bound: 30 },
  'pages that a write changed': { read: changedBy, bound: 5 },
  'key of an action': { read: (it) => actionOf('a', it), bound: 5 },
  'error report': {
    read: (it) => [isExempt(new TypeError(it), '/mypage/delivery'), isExempt(new TypeError('a'), it)],
    bound: 10,
  },
};

/** Longer ones are composed by linkify-it, which tests them with texts designed to take long. */
const OURS_MAX = 1_000;
/** Regular expressions that read a hostile text. */
const expressions = new Map<string, RegExp>();

let cases = 0;
afterAll(() => recordCount('hostile texts (functions × inputs)', cases));

const long = (hostile: string, length: number) => hostile.repeat(Math.ceil(length / hostile.length)).slice(0, length);

/** Texts whose steps are counted together, since taking the count is slower than parsing them. */
const TOGETHER = 20;
const groups = (most: number) => {
  const given = HOSTILE.flatMap((hostile) => [long(hostile, most), `a${long(hostile, most - 2)}\u0001`]);
  return Array.from({ length: Math.ceil(given.length / TOGETHER) }, (_, at) =>
    given.slice(at * TOGETHER, (at + 1) * TOGETHER),
  );
};

describe.each(Object.entries(READERS))('%s', (_, { read, bound, most = LONG }) => {
  it('takes steps in proportion to the length of a hostile text', async () => {
    for (const texts of groups(most)) {
      const steps = await countSteps(() => {
        for (const text of texts) read(text);
      }, expressions);
      cases += texts.length;
      const length = texts.reduce((sum, text) => sum + text.length, 0);
      const which = texts.map((text) => text.slice(0, 20));
      expect(steps / length, JSON.stringify(which)).toBeLessThan(bound);
    }
  });
});

it('matches 300 banned words with 60 kB in steps proportional to the text only', async () => {
  const steps = (length: number) => countSteps(() => findBanned(long('a ', length), TEXTS));
  const [half, full] = [await steps(30_000), await steps(60_000)];
  expect(full).toBeLessThan(half * 2.05);
  cases += 2;
});

it('has no regular expression with catastrophic backtracking', () => {
  expect(expressions.size).toBeGreaterThan(20);
  const own = [...expressions.values()].filter(({ source }) => source.length < OURS_MAX);
  const slow = own.flatMap(({ source, flags }) => {
    const { status } = checkSync(source, flags, { timeout: 60_000 });
    return status === 'safe' ? [] : [`/${source}/ ${status}`];
  });
  expect(slow.join('\n')).toBe('');
});
