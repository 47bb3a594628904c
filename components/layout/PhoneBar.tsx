import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import styles from './PhoneBar.module.css';
import { useFormInTheWay } from './useFormInTheWay';

/** Renders a phone's bar above the tab bar. It gives way to a form in use and to its on-screen keyboard. */
export function PhoneBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const inTheWay = useFormInTheWay(bar, true);
  return (
    <div ref={bar} data-phone-bar="" className={clsx(styles.bar, inTheWay && styles.away)}>
      {children}
    </div>
  );
}
