import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommentSubject, commentsKey } from '@/api/comments';
import { repliesApi } from '@/api/replies';
import { Button } from '@/components/ui/Button';
import type { CommentThread } from '@/contract/comments';
import { useAppStore } from '@/hooks/redux';
import { focusItem } from '@/hooks/useKeptFocus';
import { notify } from '@/lib/browser/notify';

const elementOf = (id: number | undefined) => document.getElementById(`comment-${id}`);

interface Props {
  subject: CommentSubject;
  /** The page of comments that shows the thread. */
  page: number;
  /** The id of the thread's first comment. */
  thread: number;
  more: NonNullable<CommentThread['more']>;
  /** The comment that the address names. */
  meant: number | null;
}

/**
 * Renders the button that adds further replies of a comment. It adds them by itself as long as the comment that the
 * address names may be among them.
 */
export function MoreReplies({ subject, page, thread, more: { count, after }, meant }: Props) {
  const { t } = useTranslation('comments');
  const store = useAppStore();
  const [isLoading, setLoading] = useState(false);

  /** Adds replies, and returns the first; undefined where they could not be read. */
  const add = async () => {
    setLoading(true);
    const { initiate } = repliesApi.endpoints.getReplies;
    const asked = { of: commentsKey(subject, page), commentId: thread, after };
    const { data } = await store.dispatch(initiate(asked, { subscribe: false, forceRefetch: true }));
    setLoading(false);
    if (!data) void notify('warning', t('moreFailed'));
    return data?.results[0];
  };
  const addByTap = async () => {
    const first = elementOf((await add())?.id);
    // The button is below them by now, or gone.
    if (first) focusItem(first);
  };

  const mayHoldMeant = meant !== null && meant > after;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part of the replies, also where that failed
  useEffect(() => {
    if (mayHoldMeant && !elementOf(meant)) void add();
  }, [mayHoldMeant, after]);

  return (
    <Button size="small" busy={isLoading} onClick={addByTap}>
      {t('more', { count })}
    </Button>
  );
}
