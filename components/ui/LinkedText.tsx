import type { TextLink } from '@/contract/common';
import styles from './LinkedText.module.css';

/** A member's words as they typed them, the addresses in them as links that vouch for nothing. */
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
