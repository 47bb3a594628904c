import { useTranslation } from 'react-i18next';
import { OtherDraft } from '@/components/article/OtherDraft';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { Sheet } from '@/components/ui/Sheet';
import { TextArea } from '@/components/ui/TextArea';
import { type EndBody, endBody } from '@/contract/campaigns';
import { ACTION_REASON_MAX } from '@/contract/constants/moderation';
import * as z from '@/contract/zod';
import { useFields } from '@/hooks/useFields';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import type { PublishedCampaign } from './CampaignState';
import { OwnPasswordField } from './OwnPasswordField';
import type { Decision } from './Publication';
import { seoulFieldOf } from './seoulTime';
import { typedInstant } from './typedFields';

const endForm = endBody.omit({ version: true });

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
  const { t: manage } = useTranslation('manage');
  const { t: moderation } = useTranslation('moderation');
  const missing = moderation('reason.missing');
  const form = useForm(endForm, {
    initial: { reason: '', reason_en: '', password: '' },
    messages: { reason: missing, reason_en: missing, password: manage('role.passwordMissing') },
    draft: { scope: draftTargets.act(scope) },
    submit: {
      scope,
      call: (body) => onEnd({ ...body, version }),
      failed: t('end.failed'),
      onOutdated: onClose,
      onDone() {
        onClose();
        void notify('success', t('end.done'));
      },
    },
  });
  const reason = { limit: ACTION_REASON_MAX, rows: 2 };
  return (
    <Sheet open onClose={onClose} title={t('end.title')}>
      <Form ref={form.form} className="stack-4" onSubmit={form.send}>
        <OtherDraft draft={form.draft} />
        <p className="aside">{lead}</p>
        <TextArea label={t('end.reason')} hint={t('end.hint')} {...reason} {...form.field('reason')} />
        <TextArea label={t('end.reason_en')} {...reason} {...form.field('reason_en')} />
        <OwnPasswordField {...form.field('password')} />
        <FormActions onCancel={onClose} busy={form.isSubmitting} danger>
          {t('end.open')}
        </FormActions>
      </Form>
    </Sheet>
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
