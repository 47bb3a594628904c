import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateRaffleMutation, useLazyGetManagedRaffleQuery, useUpdateRaffleMutation } from '@/api/managedRaffles';
import { useCover } from '@/components/pictures/useCover';
import type { ManagedRaffle } from '@/contract/managedRaffles';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/rejections';
import { newRaffle, type RaffleValues, raffleBodyOf, raffleDraft, raffleForm, raffleValuesOf } from './raffleValues';
import { useConflict } from './useConflict';

/** Manages the form of a raffle, or of a new one. A change over another operator's is rejected with a `conflict`. */
export function useRaffleForm(raffle: ManagedRaffle | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('campaigns');
  const initial = raffle ? raffleValuesOf(raffle) : newRaffle;
  const form = useSchemaForm(raffleForm(t), initial, { isCalm: true });
  const pictures = useCover(initial.image, (image) => form.change({ image }));
  /** How often the whole form was replaced, so that the pictures of prizes begin with the new ones. */
  const [round, setRound] = useState(0);
  const [uploads, setUploads] = useState(0);
  const uploading = pictures.uploading || uploads > 0;
  const begin = (values: RaffleValues) => {
    form.begin(values);
    pictures.reset(values.image);
    setRound((before) => before + 1);
  };
  const draft = useFormDraft(
    { values: form.values, initial, begin },
    draftTargets.managedRaffle(raffle?.id ?? null),
    raffleDraft,
    { busy: uploading },
  );
  const prizes = useRef(form.values.prizes);
  prizes.current = form.values.prizes;
  const conflict = useConflict<ManagedRaffle, RaffleValues>(
    { ...form, begin },
    { valuesOf: raffleValuesOf, failed: t('form.failed') },
  );
  const [create] = useCreateRaffleMutation();
  const [update] = useUpdateRaffleMutation();
  const [read] = useLazyGetManagedRaffleQuery();
  const { submit, isSubmitting } = useSubmit({
    scope: raffle ? undefined : 'raffle',
    call: (values: RaffleValues, idempotencyKey) => {
      const body = raffleBodyOf(values, raffle);
      const { version } = values;
      return (raffle ? update({ id: raffle.id, ...body, version }) : create({ ...body, idempotencyKey })).unwrap();
    },
    failed: t('form.failed'),
    dropDraft: draft.drop,
    onDone(stored) {
      conflict.close();
      // The values of the form of a new one stay what was sent: others would be stored as the next one's draft.
      if (!raffle) return onCreated(stored.id);
      begin(raffleValuesOf(stored));
      void notify('success', t('form.saved'));
    },
    onFailure: (failure) => conflict.show(failure, async () => (raffle ? read({ id: raffle.id }) : {})),
  });
  return {
    form: form.form,
    values: form.values,
    errors: form.errors,
    change: form.change,
    pictures,
    round,
    uploading,
    /** Counts the pictures of prizes that are being uploaded. */
    countUploads: (more: 1 | -1) => setUploads((before) => before + more),
    /** Takes over the picture of a prize; two uploads may end at once. */
    setPrizePicture(key: string, url: string) {
      prizes.current = prizes.current.map((prize) => (prize.key === key ? { ...prize, image: url } : prize));
      form.change({ prizes: prizes.current });
    },
    draft,
    isSubmitting,
    /** Whether something is not saved yet. */
    isDirty: JSON.stringify(form.values) !== JSON.stringify(initial),
    conflict,
    send: () => {
      if (!uploading) void form.submit(submit);
    },
    saveMine: () => void (conflict.conflict && submit({ ...form.values, version: conflict.conflict.version })),
    /** Shows at its fields what a raffle lacks to be published. Returns whether there is such a field. */
    showLacking(failure: unknown): boolean {
      const errors = fieldErrors(failure);
      const isShown = Object.keys(errors).some((name) => Object.hasOwn(form.values, name));
      if (isShown) form.setFieldErrors(errors);
      return isShown;
    },
    /** Continues from another version, which a publication has made. */
    take: ({ version }: ManagedRaffle) => form.change({ version }),
  };
}
