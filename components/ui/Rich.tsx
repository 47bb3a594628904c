import { Fragment, type ReactNode } from 'react';
import { own } from '@/contract/own';

const TAGGED = /<(\w+)>(.*?)<\/\1>/g;

/**
 * A text with parts in it, such as links: `<to>these words</to>` are drawn by `parts.to`. Tags do not
 * stand within one another.
 */
export function Rich({
  text,
  parts,
}: {
  text: string;
  parts: Record<string, (words: string) => ReactNode>;
}) {
  const drawn: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TAGGED)) {
    const [whole, name = '', words = ''] = match;
    drawn.push(text.slice(end, match.index));
    drawn.push(<Fragment key={match.index}>{own(parts, name)?.(words) ?? words}</Fragment>);
    end = match.index + whole.length;
  }
  return (
    <>
      {drawn}
      {text.slice(end)}
    </>
  );
}
