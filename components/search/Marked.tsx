import { highlightParts } from '@/lib/highlight';
import styles from './Search.module.css';

/** Renders a text with the words of a search marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  return highlightParts(text, search).map((piece, index) =>
    piece.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name but its place
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
