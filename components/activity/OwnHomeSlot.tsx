import type { ReactNode } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';
import { MemberSlot } from '@/components/ui/MemberSlot';
import styles from './OwnHomeSlot.module.css';

/** Loaded for members only. */
const OwnHome = lazyClient(() => import('./OwnHome').then((it) => it.OwnHome));

/** Renders the place of the member's own part of the home page, with their `news`. */
export function OwnHomeSlot({ news }: { news: ReactNode }) {
  return (
    <MemberSlot className={styles.slot}>
      <OwnHome news={news} />
    </MemberSlot>
  );
}
