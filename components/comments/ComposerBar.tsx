import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneBar } from '@/components/layout/PhoneBar';
import { CommentIcon } from '@/components/ui/icons';
import { useBackCloses } from '@/hooks/useBackCloses';
import { useKeyboardInset } from '@/hooks/useKeyboardInset';
import { useMember } from '@/hooks/useMember';
import { useOutOfView } from '@/hooks/useOutOfView';
import styles from './ComposerBar.module.css';
import { type Composer, openComposer } from './composer';

/**
 * Places the form while it is open at the bottom of the window: above an on-screen keyboard, and below the comment that
 * it answers. Escape closes it, except one that ends a Korean composition, and so does going back.
 */
function useOpened({ place, opened, close }: Composer) {
  const keyboard = useKeyboardInset();
  const isOpen = opened !== null;
  useBackCloses(isOpen, close);

  useEffect(() => {
    place.current?.style.setProperty('--keyboard', `${keyboard}px`);
    const answered = document.getElementById(`comment-${opened?.id}`)?.firstElementChild;
    const form = place.current?.querySelector('form');
    if (!answered || !form) return;
    const hidden = answered.getBoundingClientRect().bottom - form.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy({ top: hidden, behavior: 'instant' });
  }, [place, keyboard, opened?.id]);

  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const element = place.current;
    if (!isOpen || !element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && event.keyCode !== 229) latest.current();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [place, isOpen]);
}

/**
 * Renders a phone's bar at the bottom of the window that opens the form to write a comment there, while the form's
 * place is further down; a visitor signs in by it at `signIn`.
 */
export function ComposerBar({ composer, signIn }: { composer: Composer; signIn: string }) {
  const { t } = useTranslation('comments');
  const { isLogin } = useMember();
  const isBelow = useOutOfView(composer.place) === 'below';
  useOpened(composer);
  if (!isBelow) return null;

  const label = (
    <>
      <CommentIcon size={1} />
      {t('toComments')}
    </>
  );
  return (
    <PhoneBar covered={composer.opened !== null}>
      {isLogin ? (
        <button
          type="button"
          className={styles.write}
          onClick={({ currentTarget }) => openComposer(composer, currentTarget)}
        >
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
