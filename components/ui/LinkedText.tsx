import { clsx } from 'clsx';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { TextLink } from '@/contract/common';
import { quoteBlocks } from '@/lib/quotes';
import styles from './LinkedText.module.css';

/** Returns a part of a text with its links: addresses as nofollow links, mentions as links to members by their nicknames. */
function linked(text: string, links: TextLink[], { start: from, end: to }: { start: number; end: number }) {
  const inside = links.filter(({ start, end }) => start >= from && end <= to);
  const ends = [from, ...inside.map(({ end }) => end)];
  const parts = inside.flatMap(({ start, end, href, nickname }, index): ReactNode[] => [
    text.slice(ends[index], start),
    href.startsWith('/') ? (
      <Link key={start} href={href} prefetch={false} className={styles.mention}>
        {nickname ? `@${nickname}` : text.slice(start, end)}
      </Link>
    ) : (
      <a key={start} href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
        {text.slice(start, end)}
      </a>
    ),
  ]);
  return [...parts, text.slice(ends.at(-1), to)];
}

/** Renders a member's text as typed, with its links; with `quotes`, lines that begin with `> ` are a quotation. */
export function LinkedText({ text, links, quotes = false }: { text: string; links: TextLink[]; quotes?: boolean }) {
  const blocks = quotes ? quoteBlocks(text) : [];
  if (!blocks.some(({ isQuote }) => isQuote)) {
    return <div className={styles.text}>{linked(text, links, { start: 0, end: text.length })}</div>;
  }
  return blocks.map(({ isQuote, lines }) => {
    const Element = isQuote ? 'blockquote' : 'div';
    return (
      <Element key={lines[0]?.start} className={clsx(styles.text, isQuote && styles.quote)}>
        {lines.flatMap((line, index) => [index > 0 && '\n', ...linked(text, links, line)])}
      </Element>
    );
  });
}
