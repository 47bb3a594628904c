import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetAudienceQuery, useSendNewsletterMutation } from '@/api/managedNewsletters';
import { Select, TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { Sheet } from '@/components/ui/Sheet';
import { managedNewsletterSchemas, type NewsletterDetail } from '@/contract/managedNewsletters';
import * as z from '@/contract/zod';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';
import { formatInteger } from '@/lib/numbers';
import { audienceQueryOf } from './audienceQuery';
import { OwnPasswordField } from './OwnPasswordField';
import { instantOfSeoul } from './seoulTime';

const times = ['now', 'later'] as const;
const sendForm = managedNewsletterSchemas.sendNewsletter.body
  .pick({ password: true })
  .extend({ when: z.enum(times), at: z.string() })
  .refine(({ when, at }) => when === 'now' || at !== '', { path: ['at'] });

/** Renders the sheet in which an operator sends a newsletter, now or later, with their password. */
export function SendNewsletterSheet({
  newsletter,
  version,
  onClose,
}: {
  newsletter: NewsletterDetail;
  /** The version that the operator has before them. */
  version: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('manage');
  const { id } = newsletter;
  const { data } = useGetAudienceQuery(audienceQueryOf(newsletter), { refetchOnMountOrArgChange: true });
  const [send] = useSendNewsletterMutation();
  const form = useForm(sendForm, {
    initial: { when: 'now' as (typeof times)[number], at: '', password: '' },
    messages: { at: t('newsletter.noTime'), password: t('role.passwordMissing') },
    isCalm: true,
    submit: {
      scope: `newsletter:${id}`,
      call: ({ when, at, password }, idempotencyKey) =>
        send({ id, version, password, at: when === 'now' ? null : instantOfSeoul(at), idempotencyKey }).unwrap(),
      failed: t('newsletter.sendFailed'),
      onDone() {
        onClose();
        void notify('success', t('newsletter.scheduled'));
      },
      onOutdated: onClose,
    },
  });
  const chosen = useWatch({ control: form.control, name: 'when' });
  return (
    <Sheet open onClose={onClose} title={t('newsletter.sendTitle')}>
      <Form ref={form.form} method="post" className="stack-4" onSubmit={form.send}>
        <p className="aside">
          {data ? t('newsletter.sendTo', { count: data.count, found: formatInteger(data.count) }) : null}{' '}
          {t('newsletter.night')}
        </p>
        <Select label={t('newsletter.when')} {...form.field('when')}>
          {times.map((when) => (
            <option key={when} value={when}>
              {t(`newsletter.times.${when}`)}
            </option>
          ))}
        </Select>
        {chosen === 'later' ? (
          <TextField
            type="datetime-local"
            label={t('newsletter.at')}
            hint={t('newsletter.atHint')}
            {...form.field('at')}
          />
        ) : null}
        <OwnPasswordField {...form.field('password')} />
        <FormActions onCancel={onClose} busy={form.isSubmitting}>
          {t(`newsletter.sends.${chosen}`)}
        </FormActions>
      </Form>
    </Sheet>
  );
}
