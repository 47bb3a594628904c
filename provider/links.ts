import { LinkifyIt } from 'linkify-it';
import type { TextLink } from '../contract/common.ts';

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/** The addresses in a member's text, in order, each http or https and nothing else. */
export const findLinks = (text: string): TextLink[] =>
  (finder.match(text) ?? []).map(({ schema, url, index, lastIndex }) => ({
    start: index,
    end: lastIndex,
    // An address typed without a scheme is taken to mean the safe one.
    href: schema ? url : url.replace(/^http:/, 'https:'),
  }));
