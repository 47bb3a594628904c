import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { ConfirmSheet } from '@/components/ui/ConfirmSheet';
import { useSubmit } from '@/hooks/useSubmit';

/** Renders the button that copies the campaign `of` to a draft, which it leads to. `scope` names the kind of campaign. */
export function CopyCampaign<Id extends number | string, C>({
  of,
  scope,
  onCopy,
  hrefOf,
}: {
  of: Id;
  scope: string;
  onCopy: (of: Id, idempotencyKey: string) => Promise<C>;
  hrefOf: (draft: C) => string;
}) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const { submit, isSubmitting } = useSubmit({
    scope: `${scope}:copy`,
    call: onCopy,
    failed: t('copy.failed'),
    onDone: (draft) => router.push(hrefOf(draft)),
  });
  return (
    <Button size="small" busy={isSubmitting} onClick={() => void submit(of)}>
      {t('copy.open')}
    </Button>
  );
}

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
  const [isAsking, setAsking] = useState(false);
  const { submit } = useSubmit({
    call: onDelete,
    failed: t(`delete.${kind}.failed`),
    onDone: () => router.replace(href),
  });
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setAsking(true)}>
        {t(`delete.${kind}.open`)}
      </Button>
      {isAsking ? (
        <ConfirmSheet
          title={t(`delete.${kind}.title`, { title })}
          body={t(`delete.${kind}.body`)}
          onConfirm={() => void submit(undefined)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
