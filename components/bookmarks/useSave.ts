import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { bookmarksApi, type SavedKey } from '@/api/bookmarks';
import { useAppStore } from '@/hooks/redux';
import { useMemberAction } from '@/hooks/useMemberAction';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/**
 * Saves content that is not `saved`, or removes its bookmark; the toast of the former leads to the list, that of the
 * latter undoes it, while the content `isThere`.
 */
export function useSave({ subject, id }: SavedKey, saved: boolean, isThere = true) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const store = useAppStore();
  // The list's row is gone by then.
  const undo = async () => {
    const { sendAction } = await import('@/hooks/sendAction');
    await sendAction(store, t, {
      call: (idempotencyKey) =>
        bookmarksApi.endpoints.saveBookmark.initiate({ subject, id, saved: true, idempotencyKey }),
      failed: t('saving.failed'),
      onDone: () => void notify('success', t('saving.saved')),
    });
  };
  const undoing = { label: t('undo.label'), onSelect: () => void undo() };
  return useMemberAction({
    path: router.asPath,
    failed: t('saving.failed'),
    call: (idempotencyKey) =>
      bookmarksApi.endpoints.saveBookmark.initiate({ subject, id, saved: !saved, idempotencyKey }),
    onDone(answer) {
      const list = { label: t('saving.list'), onSelect: () => void router.push(paths.saves()) };
      if (answer.saved) void notify('success', t('saving.saved'), list);
      else void notify('success', t('saving.removed'), isThere ? undoing : undefined);
    },
  });
}
