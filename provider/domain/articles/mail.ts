import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { mailLinkStyle } from '../../platform/mail/layout.ts';
import { articleTags, textOf } from './sanitise.ts';

/** The width of pictures in mails, in pixels: that of a mail's column on a screen of two pixels a point. */
const PICTURE_WIDTH = 1280;

const absolute = (address: string, site: string) => (URL.canParse(address, site) ? new URL(address, site).href : '');

/** Returns sanitised HTML of an article as a mail shows it: complete addresses, and one width of each picture. */
export const mailArticle = (clean: string, site: string): string =>
  // Mail programs give an empty paragraph no height.
  sanitizeHtml(clean.replaceAll('<p></p>', '<p>&nbsp;</p>'), {
    allowedTags: articleTags,
    allowedAttributes: { a: ['href', 'style'], img: ['src', 'alt', 'width', 'style'], ol: ['start'] },
    transformTags: {
      a: (tagName: string, { href = '' }: Attributes) => ({
        tagName,
        attribs: { href: absolute(href, site), style: mailLinkStyle },
      }),
      img: (tagName: string, { src = '', alt = '' }: Attributes) => ({
        tagName,
        attribs: {
          src: `${absolute(src, site)}?w=${PICTURE_WIDTH}`,
          alt,
          width: '560',
          style: 'display: block; max-width: 100%; height: auto;',
        },
      }),
    },
  });

/** Returns sanitised HTML of an article as the text of a mail: paragraphs, list items and addresses on their lines. */
export const articleText = (clean: string, site: string): string =>
  textOf(clean, (href, label) => {
    const address = absolute(href.replaceAll('&amp;', '&'), site);
    return label === href ? address : `${label} (${address.replaceAll('&', '&amp;')})`;
  });
