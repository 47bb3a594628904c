import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import {
  useCloseMissionMutation,
  useCopyMissionMutation,
  useDeleteMissionMutation,
  useGetManagedMissionQuery,
  usePublishMissionMutation,
} from '@/api/managedMissions';
import type { ShownField } from '@/components/article/ConflictSheet';
import { AskingButton } from '@/components/ui/AskingButton';
import { LinkButton } from '@/components/ui/Button';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { ManagedMission } from '@/contract/managedMissions';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import { CampaignForm } from './CampaignForm';
import { CampaignHead } from './CampaignHead';
import { bothLanguages } from './edit/FormText';
import { MissionFields } from './edit/MissionFields';
import { type MissionValues, missionTexts, missionValuesOf } from './edit/missionValues';
import { useMissionForm } from './edit/useMissionForm';

type Edit = ReturnType<typeof useMissionForm>;

/** Renders the state and the form of a stored mission. */
export function MissionPage({ id }: { id: number }) {
  return (
    <Loaded answer={useGetManagedMissionQuery({ id })} loading={<SkeletonRows rows={4} />}>
      {(mission) => <MissionForm key={id} mission={mission} />}
    </Loaded>
  );
}

/** Renders the form of a new mission, which leads to its page once it is stored as a draft. */
export const NewMission = () => <MissionForm />;

/** Returns the fields as an operator reads them. */
function fieldsOf(t: TFunction<'campaigns'>, values: MissionValues): ShownField[] {
  const yesOrNo = (is: boolean) => t(is ? 'mission.yes' : 'mission.no');
  const shown = {
    ...values,
    kind: t(`mission.kinds.${values.kind}`),
    pictures: values.pictures.join('\n'),
    choices: values.choices.map(({ text, text_en, right }) => `${right ? '✓ ' : ''}${text} / ${text_en}`).join('\n'),
    several: yesOrNo(values.several),
    answers: values.answers.map(({ answer }) => answer).join('\n'),
    checked: yesOrNo(values.checked),
    ends_at: values.ends_at.replace('T', ' '),
  };
  const others = ['image', 'pictures', 'kind', 'choices', 'several', 'answers', 'min_length', 'checked'] as const;
  return [...bothLanguages(missionTexts), ...others, 'point' as const, 'ends_at' as const].map((name) => ({
    label: t(name === 'choices' ? 'mission.choices' : `mission.${name}`),
    value: shown[name],
  }));
}

function MissionForm({ mission }: { mission?: ManagedMission }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = useMissionForm(mission, (id) => void router.replace(managePaths.mission(id)));
  return (
    <CampaignForm
      kind="mission"
      stored={mission}
      edit={edit}
      head={mission ? <Actions mission={mission} edit={edit} /> : null}
      fieldsOf={(values) => fieldsOf(t, values)}
    >
      <MissionFields edit={edit} mission={mission} />
    </CampaignForm>
  );
}

/** Renders the publication of a stored mission, its submissions, its end and its further actions. */
function Actions({ mission, edit }: { mission: ManagedMission; edit: Edit }) {
  const { t } = useTranslation('campaigns');
  const { id } = mission;
  const [publish] = usePublishMissionMutation();
  const [copy] = useCopyMissionMutation();
  const [remove] = useDeleteMissionMutation();
  return (
    <CampaignHead
      kind="mission"
      campaign={mission}
      joined={Number(mission.has_entries)}
      closed={t('mission.publication.closed')}
      edit={edit}
      page={paths.mission(id)}
      preview={managePaths.missionPreview(id)}
      onPublish={(body) => publish({ id, ...body }).unwrap()}
      onCopy={(idempotencyKey) => copy({ id, idempotencyKey }).unwrap()}
      hrefOf={(draft) => managePaths.mission(draft.id)}
      onDelete={() => remove({ id }).unwrap()}
    >
      {mission.has_entries ? (
        <LinkButton
          size="small"
          variant={mission.waiting_count > 0 ? 'primary' : undefined}
          href={managePaths.submissions({ mission: id, status: mission.waiting_count > 0 ? '' : 'completed' })}
        >
          {t('mission.submissions')}
        </LinkButton>
      ) : null}
      {mission.state === 'open' ? <CloseMission mission={mission} edit={edit} /> : null}
    </CampaignHead>
  );
}

/** Renders the button that closes an open mission after a question. */
function CloseMission({ mission: { id, title }, edit }: { mission: ManagedMission; edit: Edit }) {
  const { t } = useTranslation('campaigns');
  const [close] = useCloseMissionMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: 'mission:close',
    call: (body: { id: number; version: number }, idempotencyKey) => close({ ...body, idempotencyKey }).unwrap(),
    failed: t('mission.close.failed'),
    onDone(stored) {
      const { ends_at } = missionValuesOf(stored);
      edit.change({ ends_at, version: stored.version });
      void notify('success', t('mission.close.done'));
    },
  });
  return (
    <AskingButton
      size="small"
      disabled={edit.isDirty}
      busy={isSubmitting}
      ask={{
        title: t('mission.close.title', { title }),
        body: t('mission.close.body'),
        confirm: t('mission.close.open'),
      }}
      onConfirm={() => void submit({ id, version: edit.values.version })}
    >
      {t('mission.close.open')}
    </AskingButton>
  );
}
