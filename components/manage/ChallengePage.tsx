import type { TFunction } from 'i18next';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import {
  useCopyChallengeMutation,
  useDeleteChallengeMutation,
  useGetManagedChallengeQuery,
  usePublishChallengeMutation,
} from '@/api/managedChallenges';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button, LinkButton } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { ManagedChallenge } from '@/contract/managedChallenges';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import { CopyCampaign, DeleteDraft } from './CampaignActions';
import styles from './Challenges.module.css';
import { ChallengeFields } from './edit/ChallengeFields';
import { type ConflictField, ConflictSheet } from './edit/ConflictSheet';
import { type ChallengeValues, challengeNumbers, challengeTexts } from './edit/challengeValues';
import { useChallengeForm } from './edit/useChallengeForm';
import manage from './Manage.module.css';
import { Publication } from './Publication';

/** Renders the state and the form of a stored challenge. */
export function ChallengePage({ id }: { id: number }) {
  const { data, isError, isFetching, refetch } = useGetManagedChallengeQuery({ id });
  if (data) return <ChallengeForm key={id} challenge={data} />;
  return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={4} />;
}

/** Renders the form of a new challenge, which leads to its page once it is stored as a draft. */
export const NewChallenge = () => <ChallengeForm />;

/** Returns the fields of both versions as an operator reads them. */
function conflictFields(t: TFunction<'campaigns'>, mine: ChallengeValues, theirs: ChallengeValues): ConflictField[] {
  const shown = (values: ChallengeValues) => ({
    ...values,
    type: t(`challenge.types.${values.type}`),
    rules: values.rules.map(({ text, text_en }) => `${text}\n${text_en}`).join('\n\n'),
    window: values.isAlways ? t('challenge.always') : `${values.opens_at} – ${values.closes_at}`,
    time_zone: values.time_zone === 'own' ? t('challenge.ownZone') : values.time_zone,
    needs_photo: values.needs_photo ? t('challenge.yes') : '',
  });
  const [own, other] = [shown(mine), shown(theirs)];
  const texts = Object.keys(challengeTexts) as (keyof typeof challengeTexts)[];
  const numbers = Object.keys(challengeNumbers) as (keyof typeof challengeNumbers)[];
  const others = ['type', 'image', 'rules', 'starts_on', 'ends_on', 'window', 'time_zone', 'needs_photo'] as const;
  return [...texts, ...others, ...numbers].map((name) => ({
    label: t(`challenge.${name}`),
    mine: own[name],
    theirs: other[name],
  }));
}

function ChallengeForm({ challenge }: { challenge?: ManagedChallenge }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = useChallengeForm(challenge, (id) => void router.replace(managePaths.challenge(id)));
  const { form, draft, isSubmitting, busy, conflict } = edit;
  return (
    <div className={styles.page}>
      <div>
        <Link href={managePaths.challenges()} prefetch={false} className={manage.way}>
          {t('challenges.table')}
        </Link>
        <h2 className={styles.title}>{challenge ? challenge.title : t('challenge.new')}</h2>
      </div>
      {challenge ? <Actions challenge={challenge} edit={edit} /> : <p className="aside">{t('challenge.lead')}</p>}
      <Form ref={form} className={styles.form} onSubmit={edit.send}>
        <DraftNotice draft={draft} editing={challenge !== undefined} />
        <ChallengeFields edit={edit} joined={challenge?.participant_count ?? 0} />
        <div className="actions">
          <Button type="submit" variant="primary" busy={isSubmitting} disabled={busy}>
            {t(challenge ? 'form.save' : 'challenge.create')}
          </Button>
        </div>
      </Form>
      {conflict ? (
        <ConflictSheet
          fields={conflictFields(t, conflict.mine, conflict.theirs)}
          busy={isSubmitting}
          onSaveMine={conflict.saveMine}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.close}
        />
      ) : null}
    </div>
  );
}

/** Renders the publication of a stored challenge, its preview, its copy and its deletion. */
function Actions({
  challenge,
  edit: { isDirty, showRejection, take },
}: {
  challenge: ManagedChallenge;
  edit: ReturnType<typeof useChallengeForm>;
}) {
  const { t } = useTranslation('campaigns');
  const { id, state } = challenge;
  const [publish] = usePublishChallengeMutation();
  const [copy] = useCopyChallengeMutation();
  const [remove] = useDeleteChallengeMutation();
  return (
    <Publication
      campaign={challenge}
      joined={challenge.participant_count}
      texts={{
        open: t('challenge.publication.open'),
        fixed: t('challenge.publication.fixed'),
        openBody: t('challenge.publication.openBody'),
      }}
      isDirty={isDirty}
      onPublish={(body) => publish({ id, ...body }).unwrap()}
      onDone={take}
      onLacking={showRejection}
    >
      {state === 'open' || state === 'closed' ? (
        <LinkButton size="small" href={paths.challenge(id)}>
          {t('challenge.look')}
        </LinkButton>
      ) : (
        <LinkButton size="small" href={managePaths.challengePreview(id)}>
          {t('preview.open')}
        </LinkButton>
      )}
      <CopyCampaign
        id={id}
        scope="challenge"
        onCopy={(copied) => copy(copied).unwrap()}
        hrefOf={managePaths.challenge}
      />
      {state === 'draft' ? (
        <DeleteDraft draft={challenge} onDelete={(of) => remove({ id: of }).unwrap()} href={managePaths.challenges()} />
      ) : null}
    </Publication>
  );
}
