import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useChangeEventDeliveryMutation } from '@/api/events';
import type { DeliveryField } from '@/components/users/deliveryParts';
import { fullAddressOf } from '@/contract/details';
import { type DeliveryInformation, type Event, eventSchemas } from '@/contract/events';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { withProblems } from '@/lib/withProblems';
import { neededForDelivery, problemsOf } from './problems';
import { useCheckedFields } from './useCheckedFields';

const delivery = eventSchemas.changeEventDelivery.body.omit({ fullAddress: true });
const deliveryForm = (t: TFunction<'events'>) =>
  withProblems(delivery, (typed) => problemsOf<DeliveryField>(t, typed, neededForDelivery));

/** Changes where one's own gift would go; what is typed stays for the visit until it is saved. */
export function useChangeDelivery(
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
