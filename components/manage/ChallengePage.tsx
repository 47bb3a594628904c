import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import {
  useCopyChallengeMutation,
  useDeleteChallengeMutation,
  useEndChallengeMutation,
  useGetManagedChallengeQuery,
  usePublishChallengeMutation,
} from '@/api/managedChallenges';
import type { ShownField } from '@/components/article/ConflictSheet';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { ManagedChallenge } from '@/contract/managedChallenges';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import { CampaignForm } from './CampaignForm';
import { CampaignHead } from './CampaignHead';
import { ChallengeFields } from './edit/ChallengeFields';
import { type ChallengeValues, challengeNumbers, challengeTexts } from './edit/challengeValues';
import { bothLanguages } from './edit/FormText';
import { useChallengeForm } from './edit/useChallengeForm';

/** Renders the state and the form of a stored challenge. */
export function ChallengePage({ id }: { id: number }) {
  return (
    <Loaded answer={useGetManagedChallengeQuery({ id })} loading={<SkeletonRows rows={4} />}>
      {(challenge) => <ChallengeForm key={id} challenge={challenge} />}
    </Loaded>
  );
}

/** Renders the form of a new challenge, which leads to its page once it is stored as a draft. */
export const NewChallenge = () => <ChallengeForm />;

/** Returns the fields as an operator reads them. */
function fieldsOf(t: TFunction<'campaigns'>, values: ChallengeValues): ShownField[] {
  const shown = {
    ...values,
    type: t(`challenge.types.${values.type}`),
    rules: values.rules.map(({ text, text_en }) => `${text}\n${text_en}`).join('\n\n'),
    window: values.isAlways ? t('challenge.always') : `${values.opens_at} – ${values.closes_at}`,
    time_zone: values.time_zone === 'own' ? t('challenge.ownZone') : values.time_zone,
    needs_photo: values.needs_photo ? t('challenge.yes') : '',
  };
  const numbers = Object.keys(challengeNumbers) as (keyof typeof challengeNumbers)[];
  const others = ['type', 'image', 'rules', 'starts_on', 'ends_on', 'window', 'time_zone', 'needs_photo'] as const;
  return [...bothLanguages(challengeTexts), ...others, ...numbers].map((name) => ({
    label: t(`challenge.${name}`),
    value: shown[name],
  }));
}

function ChallengeForm({ challenge }: { challenge?: ManagedChallenge }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = useChallengeForm(challenge, (id) => void router.replace(managePaths.challenge(id)));
  return (
    <CampaignForm
      kind="challenge"
      stored={challenge}
      edit={edit}
      head={challenge ? <Actions challenge={challenge} edit={edit} /> : null}
      fieldsOf={(values) => fieldsOf(t, values)}
    >
      <ChallengeFields edit={edit} joined={challenge?.participant_count ?? 0} />
    </CampaignForm>
  );
}

/** Renders the publication of a stored challenge and its further actions. */
function Actions({ challenge, edit }: { challenge: ManagedChallenge; edit: ReturnType<typeof useChallengeForm> }) {
  const { t } = useTranslation('campaigns');
  const { id } = challenge;
  const [publish] = usePublishChallengeMutation();
  const [copy] = useCopyChallengeMutation();
  const [remove] = useDeleteChallengeMutation();
  const [end] = useEndChallengeMutation();
  return (
    <CampaignHead
      kind="challenge"
      campaign={challenge}
      joined={challenge.participant_count}
      edit={edit}
      page={paths.challenge(id)}
      preview={managePaths.challengePreview(id)}
      onPublish={(body) => publish({ id, ...body }).unwrap()}
      onCopy={(idempotencyKey) => copy({ id, idempotencyKey }).unwrap()}
      hrefOf={(draft) => managePaths.challenge(draft.id)}
      onDelete={() => remove({ id }).unwrap()}
      end={{ body: t('challenge.publication.endBody'), send: (body) => end({ id, ...body }).unwrap() }}
    />
  );
}
