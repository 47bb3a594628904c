import Link from 'next/link';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneBar } from '@/components/layout/PhoneBar';
import { CommentIcon } from '@/components/ui/icons';
import { useMember } from '@/hooks/useMember';
import styles from './ComposerBar.module.css';

/** Returns whether an element is further down than the window shows. */
function useIsBelow(element: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isBelow;
}

/**
 * Renders a phone's bar at the bottom of the window that leads to the form to write a comment, while the form is
 * further down; a visitor signs in by it at `signIn`.
 */
export function ComposerBar({ form, signIn }: { form: RefObject<HTMLElement | null>; signIn: string }) {
  const { t } = useTranslation('comments');
  const { isLogin } = useMember();
  const isBelow = useIsBelow(form);
  if (!isBelow) return null;

  // At once, in the tap: a phone opens its keyboard for no later focus.
  const write = () => form.current?.querySelector('textarea')?.focus();
  const label = (
    <>
      <CommentIcon size={1} />
      {t('toComments')}
    </>
  );
  return (
    <PhoneBar>
      {isLogin ? (
        <button type="button" className={styles.write} onClick={write}>
          {label}
        </button>
      ) : (
        <Link className={styles.write} href={signIn} prefetch={false} rel="nofollow">
          {label}
        </Link>
      )}
    </PhoneBar>
  );
}
