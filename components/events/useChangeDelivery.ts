import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEventDeliveryMutation } from '@/api/eventWrites';
import type { DeliveryField, DeliveryTyped } from '@/components/users/DeliveryFields';
import { fullAddressOf } from '@/contract/details';
import type { DeliveryInformation, Event } from '@/contract/events';
import { useDraft } from '@/hooks/useDraft';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useFirstFault } from '@/hooks/useFaults';
import { draftTargets, dropDraft } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/failures';
import { isDelivery } from './applicationDraft';
import { neededForDelivery, problemOf, problemsOf } from './problems';
import { useCalmChecks } from './useCalmChecks';

/** Changes where one's own gift would go; what is typed stays for the visit until it is saved. */
export function useChangeDelivery(
  { slug }: Event,
  { name, phone, zipcode, address, detailAddress, deliveryMessage }: DeliveryInformation,
  onDone: () => void,
) {
  const { t } = useTranslation('events');
  const target = useDraftTarget(draftTargets.secretEvent(`${slug}:delivery`));
  const initial = { name, phone, zipcode, address, detailAddress, deliveryMessage };
  const draft = useDraft<DeliveryTyped>(target, initial, isDelivery);
  const [errors, setErrors] = useState<Partial<Record<DeliveryField, string>>>({});
  const [change, { isLoading: busy }] = useChangeEventDeliveryMutation();
  const showFailure = useFailureToast();
  const { form, showFirst } = useFirstFault();
  const found = problemsOf(t, draft.value, neededForDelivery);
  const checks = useCalmChecks<DeliveryField>((field) => problemOf(t, field, draft.value[field]));

  const send = async () => {
    if (busy) return;
    setErrors(found);
    if (Object.keys(found).length > 0) {
      showFirst();
      return;
    }
    try {
      const body = { ...draft.value, fullAddress: fullAddressOf(draft.value) };
      await change({ slug, body }).unwrap();
      dropDraft(target);
      void notify('success', t('delivery.saved'));
      onDone();
    } catch (failure) {
      setErrors(fieldErrors(failure));
      showFirst();
      showFailure(failure, t('delivery.failed'));
    }
  };
  return {
    form,
    draft,
    busy,
    send,
    set: (part: Partial<DeliveryTyped>) => {
      setErrors({});
      for (const field of Object.keys(part)) checks.typing(field as DeliveryField);
      draft.change(part);
    },
    left: checks.left,
    errorOf: (field: DeliveryField) => errors[field] ?? checks.errorOf(field),
  };
}
