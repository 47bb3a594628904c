import { skipToken } from '@reduxjs/toolkit/query';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type SavedKey, useGetBookmarkQuery } from '@/api/bookmarks';
import { IconButton } from '@/components/ui/Button';
import { BookmarkFilledIcon, BookmarkIcon } from '@/components/ui/icons';
import { useMember } from '@/hooks/useMember';
import styles from './Bookmarks.module.css';
import { useSave } from './useSave';

/** Renders the button that saves content, pressed once it is saved; a visitor signs in first. */
export function SaveButton({ subject, id }: SavedKey) {
  const { t } = useTranslation('common');
  const { isLogin } = useMember();
  // The former content's answer, or the former member's, says nothing of this one.
  const { currentData } = useGetBookmarkQuery(isLogin ? { subject, id } : skipToken);
  const saved = currentData?.saved ?? false;
  const { tap, busy } = useSave({ subject, id }, saved);
  return (
    <IconButton
      label={t('saving.save')}
      aria-pressed={saved}
      aria-busy={busy}
      className={clsx(saved && styles.saved)}
      onClick={tap}
    >
      {saved ? <BookmarkFilledIcon /> : <BookmarkIcon />}
    </IconButton>
  );
}
