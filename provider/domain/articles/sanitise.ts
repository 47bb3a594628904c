import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { linkSchemes } from '../../../contract/constants/common.ts';
import { youtubeAddress, youtubeIdOf } from '../../../contract/youtube.ts';
import type { PictureSize } from '../../platform/files/names.ts';
import { hasCredentials } from '../../platform/text/links.ts';
import { flow, sectionTags } from './flow.ts';
import { pictureAttributes } from './picture.ts';

/** The sizes of the pictures that may be shown, by their names in the file store. */
export type KnownPictures = ReadonlyMap<string, PictureSize>;

const FILE = /^\/api\/v1\/files\/([a-z0-9-]+\.webp)$/;
/** The allowed targets of a link: the web, a mailbox, or this site. */
const HREF = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;
const VIDEO_ID = /^[\w-]{11}$/;

/** Returns the names of our file store's pictures in an HTML text, so that they can be looked up. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/api\/v1\/files\/([a-z0-9-]+\.webp)/g)].map(([, name = '']) => name)),
];

/** Returns the names of our file store's pictures that an HTML text shows as images. */
export function imagesIn(html: string): string[] {
  const names: string[] = [];
  sanitizeHtml(html, {
    ...options(new Map(), ['img']),
    transformTags: {
      img(tagName, attribs) {
        const [, name] = attribs.src?.match(FILE) ?? [];
        if (name) names.push(name);
        return { tagName, attribs };
      },
    },
  });
  return names;
}

/** Returns the targets of the links in sanitized HTML. */
export const targetsIn = (clean: string): string[] =>
  [...clean.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** Returns the link to a video; the page replaces it with a player when it is tapped. */
const video = (id: string, text?: string): Tag => ({
  tagName: 'a',
  attribs: {
    'data-video': id,
    href: youtubeAddress(id),
    rel: 'noopener nofollow ugc',
  },
  ...(text && { text }),
});

function link(_name: string, { href = '', 'data-video': id = '' }: Attributes): Tag {
  if (VIDEO_ID.test(id)) return video(id);
  if (!HREF.test(href) || (/^https?:/i.test(href) && hasCredentials(href))) return { tagName: '', attribs: {} };
  return { tagName: 'a', attribs: { href, rel: 'noopener nofollow ugc' } };
}

function frame(_name: string, { src = '' }: Attributes): Tag {
  const id = youtubeIdOf(src);
  return id ? video(id, youtubeAddress(id)) : { tagName: '', attribs: {} };
}

const picture =
  (known: KnownPictures) =>
  (_name: string, { src = '', alt = '' }: Attributes): Tag => {
    const size = known.get(src.match(FILE)?.[1] ?? '');
    return { tagName: 'img', attribs: size ? pictureAttributes({ src, alt, ...size }) : {} };
  };

/** A list that goes on behind a picture or a paragraph begins with its number. */
const ordered = (tagName: string, { start = '' }: Attributes): Tag => ({
  tagName,
  attribs: /^(?:0|[2-9]|[1-9]\d{1,3})$/.test(start) ? { start } : {},
});

/** The elements of an article. */
export const articleTags = [
  ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
  ...['a', 'strong', 'em', 's', 'u', 'img'],
];

const options = (known: KnownPictures, allowedTags: string[]): IOptions => ({
  allowedTags,
  allowedAttributes: {
    a: ['href', 'rel', 'data-video'],
    img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
    ol: ['start'],
  },
  allowedSchemes: linkSchemes,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The text within these elements is not the author's.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'svg', 'math'],
    ...['xmp', 'noembed', 'noframes', 'plaintext', 'object', 'applet'],
  ],
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    ol: ordered,
    a: link,
    iframe: frame,
    img: picture(known),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
    if (tag === 'img') return !attribs.src;
    return tag === 'a' && !text.trim() && mediaChildren?.length === 0;
  },
});

/**
 * Returns the HTML that may be stored and shown: only the elements of an article, for any input. Its text is in
 * paragraphs, also that of the cells and captions of other programs.
 */
export function sanitise(html: string, known: KnownPictures): string {
  const parts = sanitizeHtml(html, options(known, [...articleTags, ...sectionTags]));
  // A second time, because what is stored comes from the sanitiser itself.
  return sanitizeHtml(flow(parts), options(known, articleTags)).trim();
}

const ENTITIES = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
]);
const SIGNS = new Map([...ENTITIES].map(([entity, sign]) => [sign, entity]));

/** Returns what describes the pictures in sanitized HTML. */
export const altsIn = (clean: string): string[] =>
  [...clean.matchAll(/<img [^>]*?alt="([^"]*)"/g)].map(([, alt = '']) => withoutTags(alt));

/** Returns HTML without its tags, as text. */
const withoutTags = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [] }).replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES.get(entity) ?? entity);

/**
 * Returns sanitized HTML as text with an empty line between paragraphs: list items with a dash, pictures as described,
 * links as `linkOf` writes them.
 */
export const textOf = (clean: string, linkOf = (_href: string, label: string) => label): string =>
  withoutTags(
    clean
      // Videos and pictures have no paragraph of their own.
      .replace(/<a data-video=[^>]*>.*?<\/a>/g, '<p>$&</p>')
      .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, (_, alt: string) => `<p>${alt}</p>`)
      .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, label: string) => linkOf(href, label))
      .replace(/<li>/g, '<li>- ')
      .replace(/<br ?\/?>|<\/li>|<hr ?\/?>/g, '\n')
      .replace(/<\/(?:p|h2|h3|ul|ol|blockquote|pre)>/g, '\n\n'),
  )
    .replace(/- \n+/g, '- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Returns plain text as HTML: a paragraph for each part between empty lines. */
export const htmlOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${part.replace(/[&<>]/g, (sign) => SIGNS.get(sign) ?? sign)}</p>`)
    .join('');

/** Returns the text of sanitized HTML on one line, without its tags. */
export const plainOf = (clean: string): string =>
  withoutTags(clean.replace(/<(?:\/(?:p|h2|h3|li|blockquote|pre)|br ?\/?)>/g, '$& '))
    .replace(/\s+/g, ' ')
    .trim();
