import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { bookmarksApi, type SavedKey } from '@/api/bookmarks';
import { useMemberAction } from '@/hooks/useMemberAction';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** Saves content that is not `saved`, or removes its bookmark; the toast of the former leads to the list. */
export function useSave({ subject, id }: SavedKey, saved: boolean) {
  const { t } = useTranslation('common');
  const router = useRouter();
  return useMemberAction({
    path: router.asPath,
    failed: t('saving.failed'),
    call: (idempotencyKey) =>
      bookmarksApi.endpoints.saveBookmark.initiate({ subject, id, saved: !saved, idempotencyKey }),
    onDone(answer) {
      const list = { label: t('saving.list'), onSelect: () => void router.push(paths.saves()) };
      if (answer.saved) void notify('success', t('saving.saved'), list);
      else void notify('success', t('saving.removed'));
    },
  });
}
