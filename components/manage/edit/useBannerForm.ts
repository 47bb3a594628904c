import { useTranslation } from 'react-i18next';
import { useCreateBannerMutation, useLazyGetManagedBannerQuery, useUpdateBannerMutation } from '@/api/managedBanners';
import { useCover } from '@/components/pictures/useCover';
import { type ManagedBanner, managedBannerSchemas } from '@/contract/managedBanners';
import * as z from '@/contract/zod';
import { draftTargets } from '@/lib/browser/drafts';
import { seoulFieldOf } from '../seoulTime';
import { optionalInstant } from '../typedFields';
import { useManagedForm } from './useManagedForm';

const bannerForm = z
  .object({
    ...managedBannerSchemas.createBanner.body.shape,
    starts_at: optionalInstant,
    ends_at: optionalInstant,
    version: z.number(),
  })
  .refine(({ starts_at: from, ends_at: to }) => !from || !to || from < to, { path: ['ends_at'] });
/** The values of the form of a banner: its times as they are in Korea, '' for none. */
export type BannerValues = z.input<typeof bannerForm>;

const newBanner: BannerValues = {
  type: 'main',
  title: '',
  title_en: '',
  description: '',
  description_en: '',
  href: '',
  image: '',
  phone_image: '',
  on: true,
  starts_at: '',
  ends_at: '',
  version: 0,
};

/** Returns a stored banner as the values of its form. */
const bannerValuesOf = ({ id: _, state: __, ...fields }: ManagedBanner): BannerValues => ({
  ...fields,
  starts_at: seoulFieldOf(fields.starts_at),
  ends_at: seoulFieldOf(fields.ends_at),
});

/** Manages the form of a banner, or of a new one. */
export function useBannerForm(banner: ManagedBanner | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('campaigns');
  const [create] = useCreateBannerMutation();
  const [update] = useUpdateBannerMutation();
  const [read] = useLazyGetManagedBannerQuery();
  const image = useCover(banner?.image ?? '', (url) => form.change({ image: url }));
  const phoneImage = useCover(banner?.phone_image ?? '', (url) => form.change({ phone_image: url }));
  const form = useManagedForm(bannerForm, {
    stored: banner,
    empty: newBanner,
    valuesOf: bannerValuesOf,
    messages: {
      title: t('form.missing'),
      title_en: t('form.missing'),
      href: t('banner.hrefWrong'),
      image: t('banner.imageMissing'),
      starts_at: t('form.noTime'),
      ends_at: t('banner.endsWrong'),
    },
    draft: draftTargets.managedBanner(banner?.id ?? null),
    busy: image.uploading || phoneImage.uploading,
    onBegin(values) {
      image.reset(values.image);
      phoneImage.reset(values.phone_image);
    },
    scope: 'banner',
    save: ({ version, ...body }, idempotencyKey) =>
      (banner ? update({ id: banner.id, ...body, version }) : create({ ...body, idempotencyKey })).unwrap(),
    read: ({ id }) => read({ id }),
    onStored: ({ id }) => banner || onCreated(id),
  });
  return { ...form, image, phoneImage };
}
