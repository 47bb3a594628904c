import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useAppSelector } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import styles from './MemberSlot.module.css';

/**
 * Renders the place of what only members see on a page that is the same for everyone; `className` has its size.
 * theme.js reserves it before the first paint where this browser's last visitor was a member, so that nothing
 * moves once the session is known.
 */
export function MemberSlot({ className, children }: { className?: string; children: ReactNode }) {
  const { isLogin } = useMember();
  const isVisitor = useAppSelector(({ user }) => user.session.status === 'unauthenticated');
  return (
    <div className={clsx(styles.slot, className)} data-member={isLogin || undefined} hidden={isVisitor}>
      {isLogin ? children : null}
    </div>
  );
}
