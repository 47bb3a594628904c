import { useTranslation } from 'react-i18next';
import {
  useCreateChallengeMutation,
  useLazyGetManagedChallengeQuery,
  useUpdateChallengeMutation,
} from '@/api/managedChallenges';
import { useCover } from '@/components/pictures/useCover';
import type { ManagedChallenge } from '@/contract/managedChallenges';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/rejections';
import {
  type ChallengeValues,
  challengeBodyOf,
  challengeDraft,
  challengeForm,
  challengeValuesOf,
  newChallenge,
} from './challengeValues';
import { useConflict } from './useConflict';

/** Manages the form of a challenge, or of a new one. A change over another operator's is rejected with a `conflict`. */
export function useChallengeForm(challenge: ManagedChallenge | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('campaigns');
  const initial = challenge ? challengeValuesOf(challenge) : newChallenge;
  const form = useSchemaForm(challengeForm(t), initial, { isCalm: true });
  const pictures = useCover(initial.image, (image) => form.change({ image }));
  const begin = (values: ChallengeValues) => {
    form.begin(values);
    pictures.reset(values.image);
  };
  const draft = useFormDraft(
    { values: form.values, initial, begin },
    draftTargets.managedChallenge(challenge?.id ?? null),
    challengeDraft,
    { busy: pictures.uploading },
  );
  const conflict = useConflict<ManagedChallenge, ChallengeValues>(
    { ...form, begin },
    { valuesOf: challengeValuesOf, failed: t('form.failed') },
  );
  const [create] = useCreateChallengeMutation();
  const [update] = useUpdateChallengeMutation();
  const [read] = useLazyGetManagedChallengeQuery();
  const { submit, isSubmitting } = useSubmit({
    scope: challenge ? undefined : 'challenge',
    call: (values: ChallengeValues, idempotencyKey) => {
      const body = challengeBodyOf(values);
      const { version } = values;
      return (
        challenge ? update({ id: challenge.id, ...body, version }) : create({ ...body, idempotencyKey })
      ).unwrap();
    },
    failed: t('form.failed'),
    dropDraft: draft.drop,
    onDone(stored) {
      conflict.close();
      // The values of the form of a new one stay what was sent: others would be stored as the next one's draft.
      if (!challenge) return onCreated(stored.id);
      begin(challengeValuesOf(stored));
      void notify('success', t('form.saved'));
    },
    onFailure: (failure) => conflict.show(failure, async () => (challenge ? read({ id: challenge.id }) : {})),
  });
  return {
    form: form.form,
    values: form.values,
    errors: form.errors,
    change: form.change,
    pictures,
    draft,
    isSubmitting,
    /** Whether something is not saved yet. */
    isDirty: JSON.stringify(form.values) !== JSON.stringify(initial),
    conflict,
    send: () => {
      if (!pictures.uploading) void form.submit(submit);
    },
    saveMine: () => void (conflict.conflict && submit({ ...form.values, version: conflict.conflict.version })),
    /** Shows at its fields what a challenge lacks to be published. Returns whether there is such a field. */
    showLacking(failure: unknown): boolean {
      const errors = fieldErrors(failure);
      const isShown = Object.keys(errors).some((name) => Object.hasOwn(form.values, name));
      if (isShown) form.setFieldErrors(errors);
      return isShown;
    },
    /** Continues from another version, which a publication has made. */
    take: ({ version }: ManagedChallenge) => form.change({ version }),
  };
}
