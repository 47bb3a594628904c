import styles from './Drawing.module.css';

const drawings = {
  /** Two coins, one on the other, with a line of grain. */
  point: (
    <>
      <circle cx="38" cy="54" r="20" className={styles.fill} />
      <circle cx="38" cy="54" r="20" />
      <path d="M26 56c5-6 11-7 15-5s4 5-1 6" />
      <path d="M52 68.5a20 20 0 1 0-9.5-37" />
    </>
  ),
  /** A heart whose inside is drawn by grain. */
  heart: (
    <>
      <path className={styles.fill} d="M48 78C22 62 18 46 24 36s18-9 24 2c6-11 18-12 24-2s2 26-24 42z" />
      <path d="M48 78C22 62 18 46 24 36s18-9 24 2c6-11 18-12 24-2s2 26-24 42z" />
      <path d="M34 50c6-5 11-4 14 0s8 5 14 0" />
    </>
  ),
  /** A sprout that grows with what a member does. */
  xp: (
    <>
      <path className={styles.fill} d="M48 52c0-16 10-24 26-24 0 16-10 24-26 24z" />
      <path d="M48 80V46" />
      <path d="M48 52c0-16 10-24 26-24 0 16-10 24-26 24z" />
      <path d="M48 62c0-12-8-18-22-18 0 12 8 18 22 18z" />
      <path d="M54 45c4-5 8-8 13-10" />
    </>
  ),
} as const;

/** Renders the drawing of a gift; decoration, since the text names it. */
export function Drawing({ of }: { of: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 96 96" className={styles.drawing} data-of={of} aria-hidden="true">
      <circle cx="48" cy="48" r="46" className={styles.ground} />
      {drawings[of]}
    </svg>
  );
}
