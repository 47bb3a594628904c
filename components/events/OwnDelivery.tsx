import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetDeliveryInformationQuery } from '@/api/events';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { DeliveryAddress } from '@/components/users/DeliveryAddress';
import { DeliveryFields } from '@/components/users/DeliveryFields';
import type { DeliveryInformation, Event } from '@/contract/events';
import { isMissing } from '@/lib/failures';
import styles from './Events.module.css';
import { useChangeDelivery } from './useChangeDelivery';
import { useEventTimes } from './useEventTimes';

/** Renders the reader's delivery address, which only they see and can change until the event closes. */
export function OwnDelivery({ event }: { event: Event }) {
  const { t } = useTranslation('events');
  const { day } = useEventTimes();
  const { data, error, isFetching, refetch } = useGetDeliveryInformationQuery({ slug: event.slug });
  const [editing, setEditing] = useState(false);
  // The delivery details were erased.
  if (!data && isMissing(error)) return null;
  return (
    <section aria-labelledby="delivery" className="stack-3">
      <h3 id="delivery" className={styles.subheading}>
        {t('delivery.title')}
      </h3>
      {!data && error ? (
        <ErrorState onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <SkeletonRows rows={2} />
      ) : editing ? (
        <EditDelivery event={event} delivery={data} onDone={() => setEditing(false)} />
      ) : (
        <>
          <DeliveryAddress delivery={data} />
          <p className="small">{t('delivery.storedUntil', { day: day(data.stored_until) })}</p>
          {data.editable ? (
            <p>
              <Button size="small" onClick={() => setEditing(true)}>
                {t('delivery.edit')}
              </Button>
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}

function EditDelivery({
  event,
  delivery,
  onDone,
}: {
  event: Event;
  delivery: DeliveryInformation;
  onDone: () => void;
}) {
  const { t } = useTranslation('events');
  const { t: common } = useTranslation('common');
  const form = useChangeDelivery(event, delivery, onDone);
  return (
    <Form ref={form.form} className={styles.form} onSubmit={form.send}>
      <DraftNotice draft={form.draft} editing />
      <DeliveryFields form={form} />
      <div className={styles.actions}>
        <Button
          variant="quiet"
          onClick={() => {
            form.draft.startOver();
            onDone();
          }}
        >
          {common('action.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('delivery.save')}
        </Button>
      </div>
    </Form>
  );
}
