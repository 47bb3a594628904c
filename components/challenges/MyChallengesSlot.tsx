import { lazyClient } from '@/components/ui/lazyClient';
import { MemberSlot } from '@/components/ui/MemberSlot';
import styles from './MyChallenges.module.css';

/** Loaded for members only. */
const MyChallenges = lazyClient(() => import('./MyChallenges').then((it) => it.MyChallenges));

/** Renders the place of the member's own challenges, above all of them. */
export function MyChallengesSlot() {
  return (
    <MemberSlot className={styles.slot}>
      <MyChallenges />
    </MemberSlot>
  );
}
