import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { baseApi } from '@/api/baseApi';
import { countPatcher } from '@/api/commentCount';
import { type CommentSubject, commentsApi } from '@/api/comments';
import { tagOf } from '@/api/tags';
import { Button } from '@/components/ui/Button';
import { useAppStore } from '@/hooks/redux';
import { useBlocked } from '@/hooks/useBlocked';
import { focusItem } from '@/hooks/useKeptFocus';
import { whenShown } from '@/lib/browser/nextFrame';
import { notify } from '@/lib/browser/notify';
import { whileVisible } from '@/lib/browser/whileVisible';
import styles from './NewComments.module.css';
import { readComments } from './readComments';

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

/** Returns the comments that the page shows. */
const shownComments = () => [...document.querySelectorAll<HTMLElement>('li[id^="comment-"]')];

/** The number of a subject's comments with their replies, and of its threads. */
interface Known {
  comments: number;
  threads: number;
}

/**
 * Looks for comments and replies that others write while the page is read. Returns their number besides the `known`
 * ones, which include the reader's own, and the function that fetches them and leads to the first.
 */
function useNewComments({ path, counted }: CommentSubject, known: Known, onShow: () => boolean) {
  const { t } = useTranslation('comments');
  const store = useAppStore();
  const isBlocked = useBlocked();
  // What was known then: a comment that the reader deletes afterwards is not one more of others.
  const [found, setFound] = useState({ ...known, known: known.comments });
  const latest = useRef(known);
  useEffect(() => {
    latest.current = known;
  });

  useEffect(() => {
    const look = async (signal: AbortSignal) => {
      const first = { path, page: 1, page_size: 1 };
      const { getComments } = commentsApi.endpoints;
      const call = store.dispatch(getComments.initiate(first, { subscribe: false, forceRefetch: true }));
      const { comment_count: comments, count: threads } = await call.unwrap();
      if (signal.aborted) return;
      setFound({ comments, threads, known: latest.current.comments });
      await pause(EVERY_MS, signal);
    };
    // Without the provider there is nothing new to show.
    return whileVisible(look, () => undefined);
  }, [path, store]);

  const count = Math.max(0, found.comments - Math.max(known.comments, found.known));
  const show = async () => {
    const before = new Set(shownComments().map(({ id }) => id));
    const readBefore = new Set(readComments(store.getState(), path).map(({ id }) => id));
    countPatcher(store, counted)(count);
    store.dispatch(baseApi.util.invalidateTags([tagOf('Comments', path)]));
    if (found.threads > known.threads && onShow()) return;
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    await whenShown();
    const first = shownComments().find(({ id }) => !before.has(id));
    if (first) {
      first.scrollIntoView({ block: 'center' });
      // The button that had the focus is gone.
      focusItem(first);
      return;
    }
    // Those of members whom the reader has blocked are read, and not shown.
    const read = readComments(store.getState(), path).filter(({ id }) => !readBefore.has(id));
    if (!read.some(({ user }) => isBlocked(user))) void notify('info', t('newElsewhere'));
  };
  return { count, show };
}

/**
 * Renders the button that shows the comments and replies which others have written since the page was loaded; nothing
 * without one. `onShow` navigates to the newest threads where they are on another page, and returns whether it did.
 */
export function NewComments({
  subject,
  known,
  onShow,
}: {
  subject: CommentSubject;
  known: Known;
  onShow: () => boolean;
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
