import { useRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import type { EndBody, PublicationBody } from '@/contract/campaigns';
import { useSubmit } from '@/hooks/useSubmit';
import { managePaths } from '@/lib/managePaths';
import type { PublishedCampaign } from './CampaignState';
import { DeleteButton } from './DeleteButton';
import { Publication } from './Publication';

const EndSheet = lazyClient(() => import('./CampaignSheets').then((it) => it.EndSheet));

/**
 * Renders the publication of a stored campaign, what it has besides (`children`), its page or its preview, its copy, to
 * which it leads, and the deletion of a draft.
 */
export function CampaignHead<C extends PublishedCampaign & { title: string }>({
  kind,
  campaign,
  joined,
  closed,
  edit,
  page,
  preview,
  onPublish,
  onCopy,
  hrefOf,
  onDelete,
  end,
  children,
}: {
  kind: 'challenge' | 'course' | 'event' | 'mission' | 'raffle';
  campaign: C;
  /** How many members rely on it already, which fixes it. */
  joined: number;
  /** What it says once it is over, if that is more than that its days have passed. */
  closed?: string;
  edit: {
    isDirty: boolean;
    values: { version: number };
    /** Shows what the campaign lacks at its fields; returns whether it did. */
    showRejection: (failure: unknown) => boolean;
    take: (stored: C) => void;
  };
  /** The addresses of what members see, once it is open and before. */
  page: string;
  preview: string;
  onPublish: (body: PublicationBody) => Promise<C>;
  onCopy: (idempotencyKey: string) => Promise<C>;
  hrefOf: (campaign: C) => string;
  onDelete: () => Promise<unknown>;
  /** Ends one that members rely on before its promised end, where that is possible; `body` says what follows. */
  end?: { body: string; send: (body: EndBody) => Promise<C> };
  children?: ReactNode;
}) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const copy = useSubmit({
    scope: `${kind}:copy`,
    call: (_page: string, idempotencyKey) => onCopy(idempotencyKey),
    failed: t('copy.failed'),
    onDone: (draft) => router.push(hrefOf(draft)),
  });
  const [isEnding, setEnding] = useState(false);
  const isShown = campaign.state === 'open' || campaign.state === 'closed';
  return (
    <Publication
      campaign={campaign}
      joined={joined}
      texts={{
        open: t(`${kind}.publication.open`),
        fixed: t(`${kind}.publication.fixed`),
        closed,
        openBody: t(`${kind}.publication.openBody`),
      }}
      version={edit.values.version}
      isDirty={edit.isDirty}
      onPublish={onPublish}
      onDone={edit.take}
      onLacking={edit.showRejection}
    >
      {children}
      <LinkButton size="small" href={isShown ? page : preview}>
        {isShown ? t(`${kind}.look`) : t('preview.open')}
      </LinkButton>
      <Button size="small" busy={copy.isSubmitting} onClick={() => void copy.submit(page)}>
        {t('copy.open')}
      </Button>
      {campaign.state === 'draft' ? (
        <DeleteButton title={campaign.title} onDelete={onDelete} href={managePaths[`${kind}s`]()} />
      ) : null}
      {end && campaign.state === 'open' && joined > 0 ? (
        <Button size="small" disabled={edit.isDirty} onClick={() => setEnding(true)}>
          {t('end.open')}
        </Button>
      ) : null}
      {end && isEnding ? (
        <EndSheet
          scope={`end:${page}`}
          lead={end.body}
          version={edit.values.version}
          onEnd={async (body) => edit.take(await end.send(body))}
          onClose={() => setEnding(false)}
        />
      ) : null}
    </Publication>
  );
}
