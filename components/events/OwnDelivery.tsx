import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEventDeliveryMutation, useGetDeliveryInformationQuery } from '@/api/events';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { DeliveryAddress } from '@/components/users/DeliveryAddress';
import { DeliveryFields } from '@/components/users/DeliveryFields';
import type { DeliveryField } from '@/components/users/deliveryParts';
import { fullAddressOf } from '@/contract/details';
import { type DeliveryInformation, type Event, eventSchemas } from '@/contract/events';
import { useForm } from '@/hooks/useForm';
import { useKeptFocus } from '@/hooks/useKeptFocus';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { isMissing } from '@/lib/failures';
import { withProblems } from '@/lib/withProblems';
import styles from './Events.module.css';
import { neededForDelivery, problemsOf } from './problems';
import { useCheckedFields } from './useCheckedFields';
import { useEventTimes } from './useEventTimes';

const delivery = eventSchemas.changeEventDelivery.body.omit({ fullAddress: true });
const deliveryForm = (t: TFunction<'events'>) =>
  withProblems(delivery, (typed) => problemsOf<DeliveryField>(t, typed, neededForDelivery));

/** Changes where one's own gift would go; what is typed stays for the visit until it is saved. */
function useChangeDelivery(
  { slug }: Event,
  { name, phone, zipcode, address, detailAddress, deliveryMessage }: DeliveryInformation,
  onDone: () => void,
) {
  const { t } = useTranslation('events');
  const [save] = useChangeEventDeliveryMutation();
  const form = useForm(deliveryForm(t), {
    initial: { name, phone, zipcode, address, detailAddress, deliveryMessage },
    isCalm: true,
    draft: { scope: draftTargets.secretEvent(`${slug}:delivery`) },
    submit: {
      call: (typed) => save({ slug, ...typed, fullAddress: fullAddressOf(typed) }).unwrap(),
      failed: t('delivery.failed'),
      onDone() {
        void notify('success', t('delivery.saved'));
        onDone();
      },
    },
  });
  return { ...form, ...useCheckedFields(form) };
}

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
              <Button size="small" data-opens="delivery" onClick={() => setEditing(true)}>
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
  useKeptFocus(form.form, 'delivery');
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
