import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { ConfirmSheet } from '@/components/ui/ConfirmSheet';
import { useSubmit } from '@/hooks/useSubmit';

/** Renders the button that copies a campaign to a draft, which it leads to. `scope` names the kind of campaign. */
export function CopyCampaign({
  id,
  scope,
  onCopy,
  hrefOf,
}: {
  id: number;
  scope: string;
  onCopy: (copied: { id: number; idempotencyKey: string }) => Promise<{ id: number }>;
  hrefOf: (id: number) => string;
}) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const { submit, isSubmitting } = useSubmit({
    scope: `${scope}:copy`,
    call: (of: number, idempotencyKey) => onCopy({ id: of, idempotencyKey }),
    failed: t('copy.failed'),
    onDone: (made) => router.push(hrefOf(made.id)),
  });
  return (
    <Button size="small" busy={isSubmitting} onClick={() => void submit(id)}>
      {t('copy.open')}
    </Button>
  );
}

/** Renders the button that deletes a draft after a question; `href` is the list, which it leads to. */
export function DeleteDraft({
  draft: { id, title },
  onDelete,
  href,
}: {
  draft: { id: number; title: string };
  onDelete: (id: number) => Promise<unknown>;
  href: string;
}) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const { submit } = useSubmit({
    call: onDelete,
    failed: t('delete.failed'),
    onDone: () => router.replace(href),
  });
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setAsking(true)}>
        {t('delete.open')}
      </Button>
      {isAsking ? (
        <ConfirmSheet
          title={t('delete.title', { title })}
          body={t('delete.body')}
          onConfirm={() => void submit(id)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
