import { useTranslation } from 'react-i18next';
import { csvOf } from '@/lib/csv';
import { formatInteger } from '@/lib/numbers';
import type { DeliveryColumn } from './deliveryColumns';
import { ExportSheet } from './ExportSheet';

/** Renders the sheet in which an operator downloads where the winners' prizes go. */
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
  return (
    <ExportSheet
      name={`gyeol-deliveries-${name}.csv`}
      texts={{
        title: t('deliveries.title'),
        body: t('deliveries.body'),
        send: t('deliveries.send'),
        failed: t('deliveries.failed'),
        none: t('deliveries.none'),
      }}
      onRead={onRead}
      fileOf={({ deliveries }) =>
        deliveries.length === 0
          ? null
          : {
              text: csvOf([
                columns.map((column) => t(`deliveries.columns.${column}`)),
                ...deliveries.map((it) => columns.map((column) => it[column] ?? null)),
              ]),
              type: 'text/csv',
              done: t('deliveries.done', { count: deliveries.length, winners: formatInteger(deliveries.length) }),
            }
      }
      onClose={onClose}
    />
  );
}
