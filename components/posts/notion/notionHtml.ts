import type { ExtendedRecordMap } from 'notion-types';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NotionRenderer } from 'react-notion-x';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { linkSchemes } from '@/contract/constants/common';
import type { NotionRecordMap } from '@/contract/posts';

const OWN_FILE = /^\/api\/v1\/files\/[a-z0-9-]+\.webp$/;
const HREF = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;
/** The renderer's own styles and scripts are dropped with their content. */
const DROPPED: Tag = { tagName: 'script', attribs: {} };
const UNWRAPPED: Tag = { tagName: '', attribs: {} };
const plain = (tagName: string): Tag => ({ tagName, attribs: {} });
const has = (attribs: Attributes, name: string) => (attribs.class ?? '').split(' ').includes(name);

function box(_name: string, attribs: Attributes): Tag {
  if (has(attribs, 'notion-callout')) return plain('aside');
  if (has(attribs, 'notion-text') || has(attribs, 'notion-to-do-item')) return plain('p');
  if (has(attribs, 'notion-property-checkbox-checked')) return { ...plain('span'), text: '☑ ' };
  if (has(attribs, 'notion-property-checkbox-unchecked')) return { ...plain('span'), text: '☐ ' };
  return UNWRAPPED;
}

function span(_name: string, attribs: Attributes): Tag {
  if (has(attribs, 'notion-page-icon')) return plain('span');
  return UNWRAPPED;
}

function link(_name: string, attribs: Attributes): Tag {
  const { href = '' } = attribs;
  if (has(attribs, 'notion-hash-link')) return DROPPED;
  if (!HREF.test(href)) return UNWRAPPED;
  return { tagName: 'a', attribs: { href, rel: 'noopener nofollow ugc' } };
}

/** Keeps pictures of our file store only: the page's content security policy blocks others. */
function picture(_name: string, { src = '', alt = '' }: Attributes): Tag {
  return OWN_FILE.test(src) ? { tagName: 'img', attribs: { src, alt, loading: 'lazy' } } : UNWRAPPED;
}

const options: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'details', 'summary', 'aside', 'hr', 'br'],
    ...['a', 'strong', 'em', 's', 'u', 'code', 'pre', 'span', 'img', 'table', 'tbody', 'tr', 'td', 'th'],
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'], img: ['src', 'alt', 'loading'] },
  allowedSchemes: linkSchemes,
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math'],
  transformTags: {
    b: 'strong',
    i: 'em',
    h4: 'h3',
    h1: 'h2',
    div: box,
    span,
    a: link,
    img: picture,
  },
};

/**
 * Converts a Notion page to sanitised HTML. The record map is untrusted: the renderer's output is reduced to
 * the elements of our own articles. On the server only.
 */
export function notionHtml(recordMap: NotionRecordMap): string {
  const drawn = renderToStaticMarkup(
    createElement(NotionRenderer, {
      // The contract ensures an object with blocks; the renderer skips unknown ones.
      recordMap: recordMap as unknown as ExtendedRecordMap,
      fullPage: false,
      disableHeader: true,
      mapImageUrl: (url) => url ?? '',
    }),
  );
  return (
    sanitizeHtml(drawn, options)
      // Notion renders each item of a list as a list of its own.
      .replaceAll('</ul><ul>', '')
      .replace(/<\/ol><ol start="(?!1")\d+">/g, '')
  );
}
