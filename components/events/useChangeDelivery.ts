import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useChangeEventDeliveryMutation } from '@/api/events';
import { type DeliveryField, type DeliveryTyped, deliveryDraft } from '@/components/users/deliveryDraft';
import { fullAddressOf } from '@/contract/details';
import type { DeliveryInformation, Event } from '@/contract/events';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/rejections';
import { neededForDelivery, problemOf, problemsOf } from './problems';
import { useDelayedValidation } from './useDelayedValidation';

const deliveryForm = (t: TFunction<'events'>) =>
  deliveryDraft.check(({ value, issues }) => {
    const found = problemsOf<DeliveryField>(t, value, neededForDelivery);
    for (const [field, message] of Object.entries(found)) {
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });

/** Changes where one's own gift would go; what is typed stays for the visit until it is saved. */
export function useChangeDelivery(
  { slug }: Event,
  { name, phone, zipcode, address, detailAddress, deliveryMessage }: DeliveryInformation,
  onDone: () => void,
) {
  const { t } = useTranslation('events');
  const initial = { name, phone, zipcode, address, detailAddress, deliveryMessage };
  const form = useSchemaForm(deliveryForm(t), initial, { isCalm: true });
  const draft = useFormDraft(form, draftTargets.secretEvent(`${slug}:delivery`), deliveryDraft);
  const { values } = form;
  const checks = useDelayedValidation<DeliveryField>((field) => problemOf(t, field, values[field]));
  const [save] = useChangeEventDeliveryMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (typed: DeliveryTyped) => save({ slug, ...typed, fullAddress: fullAddressOf(typed) }).unwrap(),
    failed: t('delivery.failed'),
    dropDraft: draft.drop,
    onDone() {
      void notify('success', t('delivery.saved'));
      onDone();
    },
    onFailure: (failure) => form.setFieldErrors(fieldErrors(failure)),
  });
  return {
    form: form.form,
    values,
    draft,
    busy: isSubmitting,
    send: () => void form.submit(submit),
    set(part: Partial<DeliveryTyped>) {
      for (const field of Object.keys(part)) checks.typing(field as DeliveryField);
      form.change(part);
    },
    left: checks.left,
    errorOf: (field: DeliveryField) => form.errors[field] ?? checks.errorOf(field),
  };
}
