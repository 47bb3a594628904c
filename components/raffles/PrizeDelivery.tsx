import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetPrizeDeliveryQuery } from '@/api/raffles';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { ConsentBox } from '@/components/users/ConsentBox';
import { DeliveryAddress } from '@/components/users/DeliveryAddress';
import { DeliveryFields } from '@/components/users/DeliveryFields';
import { dayText, lastDayText } from '@/components/users/dayText';
import type { PrizeDelivery as Answer } from '@/contract/raffles';
import styles from './Raffles.module.css';
import { type OwnPrize, usePrizeDelivery } from './usePrizeDelivery';

/** Renders where a winner's prize goes, or the form for it until it is sent. */
export function PrizeDelivery({ prize, isSent }: { prize: OwnPrize; isSent: boolean }) {
  const { t } = useTranslation('raffles');
  const { t: common } = useTranslation('common');
  const { data, isError, isFetching, refetch } = useGetPrizeDeliveryQuery(prize);
  const [editing, setEditing] = useState(false);
  if (!data) return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={2} />;
  const { delivery, editable } = data;
  if (editing || (!delivery && editable)) {
    return <DeliveryForm prize={prize} answer={data} onDone={() => setEditing(false)} />;
  }
  if (!delivery && isSent) return null;
  if (!delivery) return <p className="small">{t('delivery.over')}</p>;
  return (
    <section aria-labelledby="delivery" className={styles.delivery}>
      <h3 id="delivery">{t('delivery.title')}</h3>
      <DeliveryAddress delivery={delivery} />
      <p className="small">{t('delivery.storedUntil', { day: dayText(data.stored_until, common) })}</p>
      {editable ? (
        <Button size="small" onClick={() => setEditing(true)}>
          {t('delivery.edit')}
        </Button>
      ) : null}
    </section>
  );
}

function DeliveryForm({ prize, answer, onDone }: { prize: OwnPrize; answer: Answer; onDone: () => void }) {
  const { t } = useTranslation('raffles');
  const { t: common } = useTranslation('common');
  const form = usePrizeDelivery(prize, answer, onDone);
  const { control, change, draft, stored } = form;
  const agreed = useWatch({ control, name: 'agreed' });
  return (
    <Form ref={form.form} className={styles.delivery} onSubmit={form.send} aria-labelledby="delivery">
      <h3 id="delivery">{t('delivery.ask')}</h3>
      <p className="small">{t('delivery.until', { day: lastDayText(answer.editable_until, common) })}</p>
      <DraftNotice draft={draft} editing={answer.delivery !== null} />
      {stored ? (
        <Button size="small" onClick={() => change(stored)}>
          {t('delivery.takeOver')}
        </Button>
      ) : null}
      <DeliveryFields form={form} />
      <ConsentBox
        name="agreed"
        kind="raffle"
        agreed={agreed}
        onAgree={(is) => change({ agreed: is })}
        error={form.errors.agreed}
      />
      <div className={styles.deliveryActions}>
        {answer.delivery ? (
          <Button
            variant="quiet"
            onClick={() => {
              draft.startOver();
              onDone();
            }}
          >
            {common('action.cancel')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('delivery.save')}
        </Button>
      </div>
    </Form>
  );
}
