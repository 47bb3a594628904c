import { useTranslation } from 'react-i18next';
import {
  useCreatePhotoMutation,
  useCreateVideoMutation,
  useLazyGetManagedPhotoQuery,
  useLazyGetManagedVideoQuery,
  useUpdatePhotoMutation,
  useUpdateVideoMutation,
} from '@/api/managedContents';
import { storedPicture } from '@/components/pictures/storedPicture';
import { useCover, useStoredPictures } from '@/components/pictures/useCover';
import { PHOTO_PICTURES_MAX } from '@/contract/constants/contents';
import {
  type ManagedPhoto,
  type ManagedVideo,
  managedPhotoSchemas,
  managedVideoSchemas,
} from '@/contract/managedContents';
import * as z from '@/contract/zod';
import { draftTargets } from '@/lib/browser/drafts';
import { useManagedForm } from './useManagedForm';

const idsOf = (products: { id: number }[]) => products.map(({ id }) => id);
/** Products as the form shows them. */
const products = z.array(z.object({ id: z.number(), name: z.string(), brand: z.string() }));
const version = z.number();

const video = managedVideoSchemas.createVideo.body.shape;
const videoForm = z.object({ ...video, products, version });
export type VideoValues = z.input<typeof videoForm>;
/** A film of our own has no address, any other video has one. */
const youtubeForm = videoForm.extend({ link: video.link.refine((link) => link !== '') });

const photo = managedPhotoSchemas.createPhoto.body.shape;
const photoForm = z.object({ ...photo, pictures: z.array(storedPicture).min(1), products, version });
export type PhotoValues = z.input<typeof photoForm>;

const empty = {
  status: 'published' as const,
  title: '',
  description: '',
  categories: [],
  products: [],
  version: 0,
};

const videoValuesOf = ({ id: _, published_at: __, ...fields }: ManagedVideo): VideoValues => fields;
const photoValuesOf = ({ id: _, published_at: __, ...fields }: ManagedPhoto): PhotoValues => fields;

/** Manages the form of a video, or of a new one. */
export function useVideoForm(stored: ManagedVideo | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('campaigns');
  const [create] = useCreateVideoMutation();
  const [update] = useUpdateVideoMutation();
  const [read] = useLazyGetManagedVideoQuery();
  const image = useCover(stored?.image ?? '', (url) => form.change({ image: url }));
  const form = useManagedForm(stored?.link === '' ? videoForm : youtubeForm, {
    stored,
    empty: { ...empty, link: '', image: '' },
    valuesOf: videoValuesOf,
    messages: { title: t('form.missing'), link: t('content.linkWrong') },
    draft: draftTargets.managedVideo(stored?.id ?? null),
    busy: image.uploading,
    onBegin: (values) => image.reset(values.image),
    scope: 'video',
    save({ version: of, ...values }, idempotencyKey) {
      const body = { ...values, products: idsOf(values.products) };
      return (stored ? update({ id: stored.id, ...body, version: of }) : create({ ...body, idempotencyKey })).unwrap();
    },
    read: ({ id }) => read({ id }),
    onStored: ({ id }) => stored || onCreated(id),
  });
  return { ...form, image };
}

/** Manages the form of a photo post, or of a new one. */
export function usePhotoForm(stored: ManagedPhoto | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('campaigns');
  const [create] = useCreatePhotoMutation();
  const [update] = useUpdatePhotoMutation();
  const [read] = useLazyGetManagedPhotoQuery();
  const pictures = useStoredPictures(stored?.pictures ?? [], PHOTO_PICTURES_MAX, (uploaded) =>
    form.change({ pictures: uploaded }),
  );
  const form = useManagedForm(photoForm, {
    stored,
    empty: { ...empty, pictures: [] },
    valuesOf: photoValuesOf,
    messages: { title: t('form.missing'), pictures: t('content.picturesMissing') },
    draft: draftTargets.managedPhoto(stored?.id ?? null),
    busy: pictures.uploading,
    onBegin: (values) => pictures.reset(values.pictures),
    scope: 'photo',
    save({ version: of, ...values }, idempotencyKey) {
      const body = { ...values, products: idsOf(values.products) };
      return (stored ? update({ id: stored.id, ...body, version: of }) : create({ ...body, idempotencyKey })).unwrap();
    },
    read: ({ id }) => read({ id }),
    onStored: ({ id }) => stored || onCreated(id),
  });
  return { ...form, pictures };
}
