import type { ReactNode } from 'react';
import styles from './HomeRail.module.css';
import { JoinCard } from './Join';

/** Renders the home page's side column: an invitation for visitors, and the sections of other areas. */
export function HomeRail({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rail}>
      <JoinCard />
      {children}
    </div>
  );
}
