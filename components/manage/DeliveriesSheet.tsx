import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { Sheet } from '@/components/ui/Sheet';
import { managedEventSchemas } from '@/contract/managedEvents';
import { useForm } from '@/hooks/useForm';
import { useSaveFile } from '@/hooks/useSaveFile';
import { notify } from '@/lib/browser/notify';
import { csvOf } from '@/lib/csv';
import { formatInteger } from '@/lib/numbers';
import type { DeliveryColumn } from './deliveryColumns';
import { OwnPasswordField } from './OwnPasswordField';

/** Renders the sheet in which an operator downloads where the winners' prizes go, with their password. */
export function DeliveriesSheet({
  name,
  columns,
  onRead,
  onClose,
}: {
  /** What the file is called by. */
  name: string;
  columns: readonly DeliveryColumn[];
  onRead: (body: {
    password: string;
    idempotencyKey: string;
  }) => Promise<{ deliveries: Partial<Record<DeliveryColumn, string | null>>[] }>;
  onClose: () => void;
}) {
  const { t } = useTranslation('winners');
  const { t: manage } = useTranslation('manage');
  const { t: common } = useTranslation('common');
  const save = useSaveFile();
  const form = useForm(managedEventSchemas.exportDeliveries.body, {
    initial: { password: '' },
    messages: { password: manage('role.passwordMissing') },
    isCalm: true,
    submit: {
      // Without a scope there is no key, under which the addresses would be stored.
      call: (body, idempotencyKey) => onRead({ ...body, idempotencyKey }),
      failed: t('deliveries.failed'),
      onDone({ deliveries }) {
        onClose();
        if (deliveries.length === 0) return void notify('warning', t('deliveries.none'));
        const head = columns.map((column) => t(`deliveries.columns.${column}`));
        const rows = deliveries.map((it) => columns.map((column) => it[column] ?? null));
        const { length: count } = deliveries;
        const done = t('deliveries.done', { count, winners: formatInteger(count) });
        save({ name: `gyeol-deliveries-${name}.csv`, text: csvOf([head, ...rows]), type: 'text/csv', done });
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
