import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { GrainLine } from '@/components/ui/GrainLine';
import { Picture } from '@/components/ui/Picture';
import type { ContentPicture } from '@/contract/contents';
import styles from './Cards.module.css';

/** Renders a card's picture with a mark in its corner; grain without a picture. The card's title describes it. */
export function Still({
  picture,
  shape,
  sizes,
  eager,
  moves,
  children,
}: {
  picture: ContentPicture | null;
  shape: 'wide' | 'tall';
  sizes: string;
  eager: boolean;
  /** The address of the content that it shows. */
  moves: string;
  children?: ReactNode;
}) {
  return (
    <div className={clsx(styles.still, !picture && styles.bare, !picture && styles[shape])}>
      {picture ? (
        <Picture
          className={clsx(styles.picture, styles[shape])}
          url={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes={sizes}
          eager={eager}
          moves={moves}
        />
      ) : (
        <GrainLine />
      )}
      {children ? <span className={styles.mark}>{children}</span> : null}
    </div>
  );
}
