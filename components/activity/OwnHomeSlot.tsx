import { lazyClient } from '@/components/ui/lazyClient';
import { MemberSlot } from '@/components/ui/MemberSlot';
import styles from './OwnHomeSlot.module.css';

/** Loaded for members only. */
const OwnHome = lazyClient(() => import('./OwnHome').then((it) => it.OwnHome));

/** Renders the place of the member's own part of the home page. */
export function OwnHomeSlot() {
  return (
    <MemberSlot className={styles.slot}>
      <OwnHome />
    </MemberSlot>
  );
}
