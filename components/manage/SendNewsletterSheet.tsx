import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useGetAudienceQuery, useSendNewsletterMutation } from '@/api/managedNewsletters';
import { Button } from '@/components/ui/Button';
import { Select, TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Sheet } from '@/components/ui/Sheet';
import type { NewsletterDetail } from '@/contract/managedNewsletters';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { formatInteger } from '@/lib/numbers';
import { fieldErrors } from '@/lib/rejections';
import { audienceQueryOf } from './newslettersQuery';
import { OwnPasswordField } from './OwnPasswordField';
import { instantOfSeoul } from './seoulTime';

const times = ['now', 'later'] as const;
const sendForm = (t: TFunction<'manage'>) =>
  z
    .object({
      when: z.enum(times),
      at: z.string(),
      password: z.string().check(z.minLength(1, t('role.passwordMissing'))),
    })
    .check(z.refine(({ when, at }) => when === 'now' || at !== '', { path: ['at'], error: t('newsletter.noTime') }));
type SendValues = z.infer<ReturnType<typeof sendForm>>;
const initial: SendValues = { when: 'now', at: '', password: '' };

/** Renders the sheet in which an operator sends a newsletter, now or later, with their password. */
export function SendNewsletterSheet({ newsletter, onClose }: { newsletter: NewsletterDetail; onClose: () => void }) {
  const { t } = useTranslation('manage');
  const { t: common } = useTranslation('common');
  const { id, version } = newsletter;
  const { data } = useGetAudienceQuery(audienceQueryOf(newsletter), { refetchOnMountOrArgChange: true });
  const [send] = useSendNewsletterMutation();
  const form = useSchemaForm(sendForm(t), initial, { isCalm: true });
  const { values, errors, change } = form;
  const { submit, isSubmitting } = useSubmit({
    scope: `newsletter:${id}`,
    call: ({ when, at, password }: SendValues, idempotencyKey) =>
      send({ id, version, password, at: when === 'now' ? null : instantOfSeoul(at), idempotencyKey }).unwrap(),
    failed: t('newsletter.sendFailed'),
    onDone() {
      onClose();
      void notify('success', t('newsletter.scheduled'));
    },
    onFailure(failure) {
      const rejected = fieldErrors(failure);
      form.setFieldErrors(rejected);
      return Object.keys(rejected).length > 0;
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('newsletter.sendTitle')}>
      <Form ref={form.form} method="post" className="stack-4" onSubmit={() => form.submit(submit)}>
        <p className="aside">
          {data ? t('newsletter.sendTo', { count: data.count, found: formatInteger(data.count) }) : null}{' '}
          {t('newsletter.night')}
        </p>
        <Select
          name="when"
          label={t('newsletter.when')}
          value={values.when}
          onChange={(event) => change({ when: event.target.value as SendValues['when'] })}
        >
          {times.map((when) => (
            <option key={when} value={when}>
              {t(`newsletter.times.${when}`)}
            </option>
          ))}
        </Select>
        {values.when === 'later' ? (
          <TextField
            name="at"
            type="datetime-local"
            label={t('newsletter.at')}
            hint={t('newsletter.atHint')}
            value={values.at}
            error={errors.at}
            onChange={(event) => change({ at: event.target.value })}
          />
        ) : null}
        <OwnPasswordField
          value={values.password}
          error={errors.password}
          onChange={(password) => change({ password })}
        />
        <div className="actions">
          <Button variant="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {t(`newsletter.sends.${values.when}`)}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
