import type { ComponentProps } from 'react';
import styles from './Pictures.module.css';

/** Renders a picture of a draft, beside its fields and actions. */
export function PictureRow({ src, children, ...rest }: ComponentProps<'li'> & { src: string }) {
  return (
    <li {...rest} className={styles.item}>
      {/* biome-ignore lint/performance/noImgElement: a file of this browser, or of our store */}
      <img className={styles.thumbnail} src={src} alt="" width={88} height={88} />
      <div className={styles.text}>{children}</div>
    </li>
  );
}
