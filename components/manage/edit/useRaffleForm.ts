import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateRaffleMutation, useLazyGetManagedRaffleQuery, useUpdateRaffleMutation } from '@/api/managedRaffles';
import { useCover } from '@/components/pictures/useCover';
import { RAFFLE_PRICE_MAX } from '@/contract/constants/campaigns';
import type { ManagedRaffle } from '@/contract/managedRaffles';
import { draftTargets } from '@/lib/browser/drafts';
import { newRaffle, raffleBodyOf, raffleForm, raffleValuesOf } from './raffleValues';
import { useManagedForm } from './useManagedForm';

/** Manages the form of a raffle, or of a new one. */
export function useRaffleForm(raffle: ManagedRaffle | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('campaigns');
  const [create] = useCreateRaffleMutation();
  const [update] = useUpdateRaffleMutation();
  const [read] = useLazyGetManagedRaffleQuery();
  const pictures = useCover(raffle?.image ?? '', (image) => form.change({ image }));
  const [uploads, setUploads] = useState(0);
  const form = useManagedForm(raffleForm(t), {
    stored: raffle,
    empty: newRaffle,
    valuesOf: raffleValuesOf,
    messages: {
      title: t('form.missing'),
      title_en: t('form.missing'),
      price: t('form.wrongNumber', { min: 0, max: RAFFLE_PRICE_MAX }),
      starts_at: t('form.noTime'),
      ends_at: t('form.noTime'),
    },
    draft: draftTargets.managedRaffle(raffle?.id ?? null),
    busy: pictures.uploading || uploads > 0,
    onBegin: ({ image }) => pictures.reset(image),
    scope: 'raffle',
    save(values, idempotencyKey) {
      const body = raffleBodyOf(values, raffle);
      const { version } = values;
      return (raffle ? update({ id: raffle.id, ...body, version }) : create({ ...body, idempotencyKey })).unwrap();
    },
    read: ({ id }) => read({ id }),
    onStored: ({ id }) => raffle || onCreated(id),
  });
  return {
    ...form,
    pictures,
    /** Counts the pictures of prizes that are being uploaded. */
    countUploads: (more: 1 | -1) => setUploads((before) => before + more),
    /** Takes over the picture of a prize; two uploads may end at once. */
    setPrizePicture(key: string, url: string) {
      const { prizes } = form.getValues();
      form.change({ prizes: prizes.map((prize) => (prize.key === key ? { ...prize, image: url } : prize)) });
    },
  };
}
