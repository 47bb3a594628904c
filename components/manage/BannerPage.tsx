import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useDeleteBannerMutation, useGetManagedBannerQuery } from '@/api/managedBanners';
import type { ShownField } from '@/components/article/ConflictSheet';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { ManagedBanner } from '@/contract/managedBanners';
import { managePaths } from '@/lib/managePaths';
import { CampaignForm } from './CampaignForm';
import { DeleteButton } from './DeleteButton';
import { BannerFields } from './edit/BannerFields';
import { type BannerValues, useBannerForm } from './edit/useBannerForm';
import { ShownState } from './ShownState';

/** Renders the state and the form of a stored banner. */
export function BannerPage({ id }: { id: number }) {
  return (
    <Loaded answer={useGetManagedBannerQuery({ id })} loading={<SkeletonRows rows={4} />}>
      {(banner) => <BannerForm key={id} banner={banner} />}
    </Loaded>
  );
}

/** Renders the form of a new banner, which leads to its page once it is stored. */
export const NewBanner = () => <BannerForm />;

/** Returns the fields as an operator reads them. */
function fieldsOf(t: TFunction<'campaigns'>, { version: _, ...values }: BannerValues): ShownField[] {
  const shown = {
    ...values,
    type: t(`banner.types.${values.type}`),
    on: t(values.on ? 'banner.isOn' : 'banner.isOff'),
    starts_at: values.starts_at.replace('T', ' '),
    ends_at: values.ends_at.replace('T', ' '),
  };
  return (Object.keys(shown) as (keyof typeof shown)[]).map((name) => ({
    label: t(`banner.${name}`),
    value: shown[name],
  }));
}

function BannerForm({ banner }: { banner?: ManagedBanner }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = useBannerForm(banner, (id) => void router.replace(managePaths.banner(id)));
  return (
    <CampaignForm
      kind="banner"
      stored={banner}
      edit={edit}
      head={banner ? <State banner={banner} /> : null}
      fieldsOf={(values) => fieldsOf(t, values)}
    >
      <BannerFields edit={edit} />
    </CampaignForm>
  );
}

/** Renders what readers see of a stored banner, and the means to delete it. */
function State({ banner: { id, title, state } }: { banner: ManagedBanner }) {
  const { t } = useTranslation('campaigns');
  const [remove] = useDeleteBannerMutation();
  return (
    <ShownState isShown={state === 'shown'} name={t(`banner.states.${state}`)} lead={t(`banner.leads.${state}`)}>
      <DeleteButton kind="banner" title={title} onDelete={() => remove({ id }).unwrap()} href={managePaths.banners()} />
    </ShownState>
  );
}
