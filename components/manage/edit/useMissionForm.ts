import { useTranslation } from 'react-i18next';
import {
  useCreateMissionMutation,
  useLazyGetManagedMissionQuery,
  useUpdateMissionMutation,
} from '@/api/managedMissions';
import { useCover, usePictureUrls } from '@/components/pictures/useCover';
import { MISSION_PICTURES_MAX, MISSION_POINTS_MAX } from '@/contract/constants/campaigns';
import type { ManagedMission } from '@/contract/managedMissions';
import { draftTargets } from '@/lib/browser/drafts';
import { formatInteger } from '@/lib/numbers';
import { missionBodyOf, missionForm, missionValuesOf, newMission } from './missionValues';
import { useManagedForm } from './useManagedForm';

/** Manages the form of a mission, or of a new one. */
export function useMissionForm(mission: ManagedMission | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('campaigns');
  const [create] = useCreateMissionMutation();
  const [update] = useUpdateMissionMutation();
  const [read] = useLazyGetManagedMissionQuery();
  const cover = useCover(mission?.image ?? '', (image) => form.change({ image }));
  const pictures = usePictureUrls(mission?.pictures ?? [], MISSION_PICTURES_MAX, (urls) =>
    form.change({ pictures: urls }),
  );
  const form = useManagedForm(missionForm(t), {
    stored: mission,
    empty: newMission,
    valuesOf: missionValuesOf,
    messages: {
      title: t('form.missing'),
      title_en: t('form.missing'),
      point: t('form.wrongNumber', { min: 0, max: formatInteger(MISSION_POINTS_MAX) }),
      ends_at: t('form.noTime'),
    },
    draft: draftTargets.managedMission(mission?.id ?? null),
    busy: cover.uploading || pictures.uploading,
    onBegin(values) {
      cover.reset(values.image);
      pictures.reset(values.pictures);
    },
    scope: 'mission',
    save(values, idempotencyKey) {
      const body = missionBodyOf(values, mission);
      const { version } = values;
      return (mission ? update({ id: mission.id, ...body, version }) : create({ ...body, idempotencyKey })).unwrap();
    },
    read: ({ id }) => read({ id }),
    onStored: ({ id }) => mission || onCreated(id),
  });
  return { ...form, cover, pictures };
}
