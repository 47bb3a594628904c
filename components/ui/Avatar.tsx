import { clsx } from 'clsx';
import { firstCharacters } from '@/contract/typedText';
import styles from './Avatar.module.css';

/** Sides in pixels of the four sizes, for the picture's own attributes. */
const sides = { 1: 24, 2: 36, 3: 48, 4: 96 } as const;

/** Renders a member's picture, or the first letter of their nickname; decoration beside the name. */
export function Avatar({ nickname, src, size = 2 }: { nickname: string; src: string | null; size?: 1 | 2 | 3 | 4 }) {
  const className = clsx(styles.avatar, styles[`size${size}`]);
  if (!src) {
    return (
      <span className={className} aria-hidden="true">
        {firstCharacters(nickname, 1)}
      </span>
    );
  }
  const side = sides[size];
  return (
    // biome-ignore lint/performance/noImgElement: uploads come in their own widths already
    <img className={className} src={src} alt="" width={side} height={side} loading="lazy" />
  );
}
