import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSavePrizeDeliveryMutation } from '@/api/raffles';
import { useGetUserQuery } from '@/api/users';
import { deliveryDraft, emptyDelivery } from '@/components/users/deliveryDraft';
import { consentVersions } from '@/contract/constants/common';
import { koreanPhoneOf, zipcodeOf } from '@/contract/details';
import type { PrizeDelivery } from '@/contract/raffles';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useMember } from '@/hooks/useMember';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { fieldErrors } from '@/lib/rejections';

/** A member's winning entry of a raffle, by the ids of both. */
export interface OwnPrize {
  id: number;
  pid: number;
}

const prizeDraft = z.extend(deliveryDraft, { agreed: z.boolean() });
type Values = z.infer<typeof prizeDraft>;

const prizeForm = (t: TFunction<'raffles'>) => {
  const filled = z.string().check(z.typed(), z.atLeast(1, t('delivery.missing')));
  return z.extend(prizeDraft, {
    name: filled,
    phone: z.string().check(z.refine((typed) => koreanPhoneOf(typed) !== undefined, t('delivery.wrongPhone'))),
    zipcode: z.string().check(z.refine((typed) => zipcodeOf(typed) !== undefined, t('delivery.wrongZipcode'))),
    address: filled,
    agreed: z.boolean().check(z.refine((agreed) => agreed, t('delivery.consent'))),
  });
};

/** Manages the form of where a winner's prize goes; what is typed stays for the visit until it is saved. */
export function usePrizeDelivery(prize: OwnPrize, { delivery }: PrizeDelivery, onDone: () => void) {
  const { t } = useTranslation('raffles');
  const { user } = useMember();
  const { data: own } = useGetUserQuery({ username: user?.username ?? '' }, { skip: !user });
  const initial: Values = { ...emptyDelivery, ...delivery, agreed: false };
  const form = useSchemaForm<Values>(prizeForm(t), initial, { isCalm: true });
  const draft = useFormDraft(form, draftTargets.secretPrize(prize.pid), prizeDraft);
  const [save] = useSavePrizeDeliveryMutation();
  const { submit, isSubmitting } = useSubmit({
    call: ({ agreed: _, ...typed }: Values) => save({ ...typed, ...prize, consent: consentVersions.raffle }).unwrap(),
    failed: t('delivery.failed'),
    dropDraft: draft.drop,
    onDone() {
      void notify('success', t('delivery.saved'));
      onDone();
    },
    onFailure(failure) {
      const { consent, ...wrong } = fieldErrors(failure);
      if (consent) form.change({ agreed: false });
      form.setFieldErrors({ ...wrong, ...(consent && { agreed: consent }) });
    },
  });
  return {
    form: form.form,
    values: form.values,
    set: form.change,
    errorOf: (field: keyof Values): string | undefined => form.errors[field],
    draft,
    /** The address of the member's settings, which one tap fills in. */
    stored: own?.delivery ?? undefined,
    send: () => void form.submit(submit),
    busy: isSubmitting,
  };
}
