import { useTranslation } from 'react-i18next';
import { useExportDeliveriesMutation } from '@/api/managedEvents';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { Sheet } from '@/components/ui/Sheet';
import { managedEventSchemas } from '@/contract/managedEvents';
import { useForm } from '@/hooks/useForm';
import { useSaveFile } from '@/hooks/useSaveFile';
import { notify } from '@/lib/browser/notify';
import { csvOf } from '@/lib/csv';
import { formatInteger } from '@/lib/numbers';
import { OwnPasswordField } from './OwnPasswordField';

const columns = [
  ...(['nickname', 'username', 'name', 'phone', 'zipcode', 'address', 'detailAddress'] as const),
  ...(['deliveryMessage', 'instagramUsername'] as const),
];

/** Renders the sheet in which an operator downloads where the winners' prizes go, with their password. */
export function DeliveriesSheet({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { t } = useTranslation('winners');
  const { t: manage } = useTranslation('manage');
  const { t: common } = useTranslation('common');
  const save = useSaveFile();
  const [readAll] = useExportDeliveriesMutation();
  const form = useForm(managedEventSchemas.exportDeliveries.body, {
    initial: { password: '' },
    messages: { password: manage('role.passwordMissing') },
    isCalm: true,
    submit: {
      // Without a scope there is no key, under which the addresses would be stored.
      call: (body, idempotencyKey) => readAll({ slug, ...body, idempotencyKey }).unwrap(),
      failed: t('deliveries.failed'),
      onDone({ deliveries }) {
        onClose();
        if (deliveries.length === 0) return void notify('warning', t('deliveries.none'));
        const head = columns.map((column) => t(`deliveries.columns.${column}`));
        const rows = deliveries.map((it) => columns.map((column) => it[column]));
        const { length: count } = deliveries;
        const done = t('deliveries.done', { count, winners: formatInteger(count) });
        save({ name: `gyeol-deliveries-${slug}.csv`, text: csvOf([head, ...rows]), type: 'text/csv', done });
      },
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('deliveries.title')}>
      <Form ref={form.form} method="post" className="stack-4" onSubmit={form.send}>
        <p className="aside">{t('deliveries.body')}</p>
        <OwnPasswordField {...form.field('password')} />
        <div className="actions">
          <Button variant="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={form.isSubmitting}>
            {t('deliveries.send')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
