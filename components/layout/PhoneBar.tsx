import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import styles from './PhoneBar.module.css';
import { useFormInTheWay } from './useFormInTheWay';

/**
 * Renders a phone's bar above the tab bar. It gives way to a form in use and to its on-screen keyboard, but stays for the
 * focus to return to it while it is `covered` by a form that it has opened.
 */
export function PhoneBar({ covered = false, children }: { covered?: boolean; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const inTheWay = useFormInTheWay(bar, !covered);
  return (
    <div ref={bar} data-phone-bar="" className={clsx(styles.bar, inTheWay && styles.away)}>
      {children}
    </div>
  );
}
