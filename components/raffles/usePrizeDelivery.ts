import { useTranslation } from 'react-i18next';
import { useSavePrizeDeliveryMutation } from '@/api/raffles';
import { useGetUserQuery } from '@/api/users';
import { emptyDelivery } from '@/components/users/deliveryParts';
import { consentVersions } from '@/contract/constants/common';
import { koreanPhoneOf, zipcodeOf } from '@/contract/details';
import { type PrizeDelivery, raffleSchemas } from '@/contract/raffles';
import * as z from '@/contract/zod';
import { useForm } from '@/hooks/useForm';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/rejections';

/** A member's winning entry of a raffle, by the ids of both. */
export interface OwnPrize {
  id: number;
  pid: number;
}

const { name, phone, zipcode, address, detailAddress, deliveryMessage } = raffleSchemas.savePrizeDelivery.body.shape;
const prizeForm = z.object({
  name: name.min(1),
  phone: phone.refine((typed) => koreanPhoneOf(typed) !== undefined),
  zipcode: zipcode.refine((typed) => zipcodeOf(typed) !== undefined),
  address: address.min(1),
  detailAddress,
  deliveryMessage,
  agreed: z.literal(true),
});

/** Manages the form of where a winner's prize goes; what is typed stays for the visit until it is saved. */
export function usePrizeDelivery(prize: OwnPrize, { delivery }: PrizeDelivery, onDone: () => void) {
  const { t } = useTranslation('raffles');
  const { user } = useMember();
  const { data: own } = useGetUserQuery({ username: user?.username ?? '' }, { skip: !user });
  const [save] = useSavePrizeDeliveryMutation();
  const form = useForm(prizeForm, {
    initial: { ...emptyDelivery, ...delivery, agreed: false },
    messages: {
      name: t('delivery.missing'),
      phone: t('delivery.wrongPhone'),
      zipcode: t('delivery.wrongZipcode'),
      address: t('delivery.missing'),
      agreed: t('delivery.consent'),
    },
    isCalm: true,
    calledNames: { consent: 'agreed' },
    draft: { scope: draftTargets.secretPrize(prize.pid) },
    submit: {
      call: ({ agreed: _, ...typed }) => save({ ...typed, ...prize, consent: consentVersions.raffle }).unwrap(),
      failed: t('delivery.failed'),
      onDone() {
        void notify('success', t('delivery.saved'));
        onDone();
      },
      onFailure(failure) {
        // The consent text has changed since it was agreed to.
        if (fieldErrors(failure).consent) form.change({ agreed: false });
      },
    },
  });
  return {
    ...form,
    /** The address of the member's settings, which one tap fills in. */
    stored: own?.delivery ?? undefined,
  };
}
