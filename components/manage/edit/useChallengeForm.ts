import { useTranslation } from 'react-i18next';
import {
  useCreateChallengeMutation,
  useLazyGetManagedChallengeQuery,
  useUpdateChallengeMutation,
} from '@/api/managedChallenges';
import { useCover } from '@/components/pictures/useCover';
import type { ManagedChallenge } from '@/contract/managedChallenges';
import { draftTargets } from '@/lib/browser/drafts';
import { formatInteger } from '@/lib/numbers';
import {
  type ChallengeNumber,
  challengeBodyOf,
  challengeForm,
  challengeNumbers,
  challengeValuesOf,
  newChallenge,
} from './challengeValues';
import { useManagedForm } from './useManagedForm';

/** Manages the form of a challenge, or of a new one. */
export function useChallengeForm(challenge: ManagedChallenge | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('campaigns');
  const [create] = useCreateChallengeMutation();
  const [update] = useUpdateChallengeMutation();
  const [read] = useLazyGetManagedChallengeQuery();
  const pictures = useCover(challenge?.image ?? '', (image) => form.change({ image }));
  const wrong = (name: ChallengeNumber) => {
    const { min, max } = challengeNumbers[name];
    return t('form.wrongNumber', { min: formatInteger(min), max: formatInteger(max) });
  };
  const form = useManagedForm(challengeForm, {
    stored: challenge,
    empty: newChallenge,
    valuesOf: challengeValuesOf,
    messages: {
      title: t('form.missing'),
      title_en: t('form.missing'),
      rules: t('challenge.rulesInvalid'),
      starts_on: t('form.noDay'),
      ends_on: t('form.noDay'),
      opens_at: t('form.noTime'),
      closes_at: t('form.noTime'),
      group_size: wrong('group_size'),
      capacity: wrong('capacity'),
      check_xp: wrong('check_xp'),
      check_point: wrong('check_point'),
      complete_xp: wrong('complete_xp'),
      complete_point: wrong('complete_point'),
      complete_heart: wrong('complete_heart'),
    },
    draft: draftTargets.managedChallenge(challenge?.id ?? null),
    busy: pictures.uploading,
    onBegin: ({ image }) => pictures.reset(image),
    scope: 'challenge',
    save(values, idempotencyKey) {
      const body = challengeBodyOf(values);
      const { version } = values;
      return (
        challenge ? update({ id: challenge.id, ...body, version }) : create({ ...body, idempotencyKey })
      ).unwrap();
    },
    read: ({ id }) => read({ id }),
    onStored: ({ id }) => challenge || onCreated(id),
  });
  return { ...form, pictures };
}
