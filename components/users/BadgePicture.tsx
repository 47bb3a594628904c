import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BadgeCode } from '@/contract/constants/common';
import styles from './Badges.module.css';

/** The drawing of each badge, as strokes on a square of 64 units. */
const figures: Record<BadgeCode, ReactNode> = {
  first_topic: <path d="M22 42l3-10 15-15 7 7-15 15zM36 21l7 7" />,
  ten_topics: <path d="M20 22h18v14H28l-5 5v-5h-3zM42 28h4v13h-3v5l-5-5h-7" />,
  fifty_topics: <path d="M20 20c5-2 9-1 12 2 3-3 7-4 12-2v22c-5-2-9-1-12 2-3-3-7-4-12-2zM32 22v22" />,
  first_post: <path d="M22 18h14l6 6v22H22zM36 18v6h6M27 31h10M27 37h10" />,
  first_comment: <path d="M20 22h24v16H32l-7 6v-6h-5z" />,
  hundred_comments: <path d="M20 22h24v16H32l-7 6v-6h-5zM27 28h10M27 33h6" />,
  first_follower: (
    <>
      <circle cx="27" cy="28" r="5" />
      <circle cx="39" cy="31" r="4" />
      <path d="M18 43c1-6 5-8 9-8s8 2 9 8M38 38c4 0 7 2 8 5" />
    </>
  ),
  ten_followers: (
    <>
      <circle cx="32" cy="26" r="5" />
      <circle cx="20" cy="30" r="3.5" />
      <circle cx="44" cy="30" r="3.5" />
      <path d="M23 44c1-7 5-9 9-9s8 2 9 9M14 41c1-4 3-6 6-6M50 41c-1-4-3-6-6-6" />
    </>
  ),
  hundred_likes: <path d="M32 45s-13-8-13-17a7 7 0 0 1 13-4 7 7 0 0 1 13 4c0 9-13 17-13 17z" />,
  month_here: <path d="M40 38a12 12 0 0 1-14-18 13 13 0 1 0 14 18z" />,
  year_here: (
    <>
      <circle cx="32" cy="32" r="7" />
      <path d="M32 17v4M32 43v4M17 32h4M43 32h4M21.5 21.5l2.8 2.8M39.700 39.700l2.8 2.8M42.500 21.5l-2.8 2.8M24.300 39.700l-2.8 2.8" />
    </>
  ),
  first_hundred: <path d="M20 44V26l12-8 12 8v18M28 44V34h8v10" />,
};

/** The grain around it: three open rings, one way for each badge. */
const rings = [29, 26.5, 24.5];

/** Renders a badge as a drawing; decoration beside its name. One that is not earned is grey. */
export function BadgePicture({
  code,
  earned = true,
  size = 'medium',
}: {
  code: BadgeCode;
  earned?: boolean;
  size?: 'small' | 'medium';
}) {
  const rotation = Object.keys(figures).indexOf(code) * 37;
  return (
    <svg
      viewBox="0 0 64 64"
      className={clsx(styles.picture, styles[size], !earned && styles.unearned)}
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="30" className={styles.ground} />
      {rings.map((radius, index) => (
        <circle
          key={radius}
          cx="32"
          cy="32"
          r={radius}
          pathLength="100"
          strokeDasharray={`${62 + index * 9} ${38 - index * 9}`}
          transform={`rotate(${rotation + index * 48} 32 32)`}
          className={styles.grain}
        />
      ))}
      <g className={styles.figure}>{figures[code]}</g>
    </svg>
  );
}
