import type { TextLink } from '@/contract/common';
import styles from './LinkedText.module.css';

/** Renders a member's text as typed, with its addresses as nofollow links. */
export function LinkedText({ text, links }: { text: string; links: TextLink[] }) {
  const ends = [0, ...links.map(({ end }) => end)];
  return (
    <div className={styles.text}>
      {links.map(({ start, end, href }, index) => [
        text.slice(ends[index], start),
        <a key={start} href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
          {text.slice(start, end)}
        </a>,
      ])}
      {text.slice(ends.at(-1))}
    </div>
  );
}
