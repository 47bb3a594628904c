import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { Sheet } from '@/components/ui/Sheet';
import type { EndBody } from '@/contract/campaigns';
import * as z from '@/contract/zod';
import { useFields } from '@/hooks/useFields';
import { draftTargets } from '@/lib/browser/drafts';
import type { PublishedCampaign } from './CampaignState';
import { ConfirmedActSheet } from './ConfirmedActSheet';
import type { Decision } from './Publication';
import { seoulFieldOf } from './seoulTime';
import { typedInstant } from './typedFields';

/** Renders the sheet in which an operator ends a campaign early; `lead` says what follows. */
export function EndSheet({
  scope,
  lead,
  version,
  onEnd,
  onClose,
}: {
  /** The campaign, for the draft of the reason. */
  scope: string;
  lead: string;
  /** The version that the operator has before them, which is ended and no later one. */
  version: number;
  onEnd: (body: EndBody) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('campaigns');
  return (
    <ConfirmedActSheet
      scope={scope}
      draft={draftTargets.act(scope)}
      texts={{
        title: t('end.title'),
        lead,
        hint: t('end.hint'),
        send: t('end.open'),
        failed: t('end.failed'),
        done: t('end.done'),
      }}
      call={(body) => onEnd({ ...body, version })}
      onOutdated={onClose}
      onClose={onClose}
    />
  );
}

const scheduleForm = z.object({ published_at: typedInstant });

/** Renders the sheet in which an operator chooses when a campaign opens. */
export function ScheduleSheet({
  campaign,
  problem,
  busy,
  onSend,
  onChange,
  onClose,
}: {
  campaign: PublishedCampaign;
  /** Why the time was rejected. */
  problem?: string;
  busy: boolean;
  onSend: (decision: Decision) => Promise<unknown>;
  onChange: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('campaigns');
  const initial = { published_at: seoulFieldOf(campaign.published_at) };
  const form = useFields(scheduleForm, initial, { messages: { published_at: t('form.noTime') }, isCalm: true });
  const { error, ...field } = form.field('published_at');
  const send = () => void form.submit(({ published_at }) => onSend({ state: 'scheduled', published_at }));
  return (
    <Sheet open onClose={onClose} title={t('publication.scheduleTitle')}>
      <Form ref={form.form} className="stack-3" onSubmit={send}>
        <TextField
          type="datetime-local"
          label={t('publication.at')}
          hint={t('publication.atHint')}
          onInput={onChange}
          {...field}
          error={error ?? problem}
        />
        <FormActions onCancel={onClose} busy={busy}>
          {t('publication.schedule')}
        </FormActions>
      </Form>
    </Sheet>
  );
}
