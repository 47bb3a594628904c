import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Sheet } from '@/components/ui/Sheet';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { z } from '@/lib/formSchema';
import type { Decision, PublishedCampaign } from './Publication';
import { instantOfSeoul, isSeoulTime, seoulFieldOf } from './seoulTime';

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
  const schema = z.object({ published_at: z.string().check(z.refine(isSeoulTime, t('form.noTime'))) });
  const form = useSchemaForm(schema, { published_at: seoulFieldOf(campaign.published_at) }, { isCalm: true });
  const send = () =>
    void form.submit(({ published_at: at }) => onSend({ state: 'scheduled', published_at: instantOfSeoul(at) }));
  return (
    <Sheet open onClose={onClose} title={t('publication.scheduleTitle')}>
      <Form ref={form.form} className="stack-3" onSubmit={send}>
        <TextField
          type="datetime-local"
          name="published_at"
          label={t('publication.at')}
          hint={t('publication.atHint')}
          value={form.values.published_at}
          error={form.errors.published_at ?? problem}
          onChange={(event) => {
            form.change({ published_at: event.target.value });
            onChange();
          }}
        />
        <div className="actions">
          <Button variant="quiet" onClick={onClose}>
            {t('publication.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('publication.schedule')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
