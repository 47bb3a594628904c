import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { AskingButton } from '@/components/ui/AskingButton';
import { useSubmit } from '@/hooks/useSubmit';

/**
 * Renders the button that deletes the draft or the banner of that title after a question; `href` is the list, which it
 * leads to.
 */
export function DeleteButton({
  kind = 'draft',
  title,
  onDelete,
  href,
}: {
  kind?: 'draft' | 'banner';
  title: string;
  onDelete: () => Promise<unknown>;
  href: string;
}) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const { submit, isSubmitting } = useSubmit({
    call: onDelete,
    failed: t(`delete.${kind}.failed`),
    onDone: () => router.replace(href),
  });
  return (
    <AskingButton
      size="small"
      variant="danger"
      busy={isSubmitting}
      ask={{ title: t(`delete.${kind}.title`, { title }), body: t(`delete.${kind}.body`) }}
      onConfirm={() => void submit(undefined)}
    >
      {t(`delete.${kind}.open`)}
    </AskingButton>
  );
}
