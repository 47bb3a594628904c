import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { baseApi } from '@/api/baseApi';
import { countPatcher } from '@/api/commentCount';
import { type CommentSubject, commentsApi } from '@/api/comments';
import { tagOf } from '@/api/tags';
import { Button } from '@/components/ui/Button';
import { useAppStore } from '@/hooks/redux';
import { whileVisible } from '@/lib/browser/whileVisible';
import styles from './NewComments.module.css';

/** Time between two looks for new comments while the page is visible, in ms. */
const EVERY_MS = 30_000;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Looks for comments that others write while the page is read. Returns their number besides the `known` threads,
 * which include the reader's own, and the function that fetches them.
 */
function useNewComments({ path, counted }: CommentSubject, known: number, onShow: () => void) {
  const store = useAppStore();
  // What was known then: a comment that the reader deletes afterwards is not one more of others.
  const [found, setFound] = useState({ count: 0, known });
  const latest = useRef(known);
  useEffect(() => {
    latest.current = known;
  });

  useEffect(() => {
    const look = async (signal: AbortSignal) => {
      const newest = { path, page: 1, page_size: 1 };
      const { getComments } = commentsApi.endpoints;
      const call = store.dispatch(getComments.initiate(newest, { subscribe: false, forceRefetch: true }));
      const { count } = await call.unwrap();
      if (signal.aborted) return;
      setFound({ count, known: latest.current });
      await pause(EVERY_MS, signal);
    };
    // Without the provider there is nothing new to show.
    return whileVisible(look, () => undefined);
  }, [path, store]);

  const count = Math.max(0, found.count - Math.max(known, found.known));
  return {
    count,
    show: () => {
      countPatcher(store, counted)(count);
      store.dispatch(baseApi.util.invalidateTags([tagOf('Comments', path)]));
      onShow();
    },
  };
}

/**
 * Renders the button that shows the comments which others have written since the page was loaded; nothing
 * without one. `known` is the number of threads shown; `onShow` leads to them where they are on another page.
 */
export function NewComments({
  subject,
  known,
  onShow,
}: {
  subject: CommentSubject;
  known: number;
  onShow: () => void;
}) {
  const { t } = useTranslation('comments');
  const { count, show } = useNewComments(subject, known, onShow);
  return (
    <div role="status" className={styles.place}>
      {count > 0 ? (
        <Button size="small" className={styles.chip} onClick={show}>
          {t('new', { count })}
        </Button>
      ) : null}
    </div>
  );
}
