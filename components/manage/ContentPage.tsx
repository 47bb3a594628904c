import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useGetManagedPhotoQuery, useGetManagedVideoQuery } from '@/api/managedContents';
import type { ShownField } from '@/components/article/ConflictSheet';
import { PictureFields } from '@/components/pictures/PictureFields';
import { LinkButton } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { type ContentState, YOUTUBE_ADDRESS_MAX } from '@/contract/constants/contents';
import type { ManagedPhoto, ManagedVideo } from '@/contract/managedContents';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import { CampaignForm } from './CampaignForm';
import { ContentFields } from './edit/ContentFields';
import { type PhotoValues, usePhotoForm, useVideoForm, type VideoValues } from './edit/useContentForm';
import { ShownState } from './ShownState';

/** Renders the state and the form of a stored video. */
export function VideoPage({ id }: { id: number }) {
  return (
    <Loaded answer={useGetManagedVideoQuery({ id })} loading={<SkeletonRows rows={4} />}>
      {(video) => <VideoForm key={id} video={video} />}
    </Loaded>
  );
}

/** Renders the form of a new video, which leads to its page once it is stored. */
export const NewVideo = () => <VideoForm />;

/** Renders the state and the form of a stored photo post. */
export function PhotoPage({ id }: { id: number }) {
  return (
    <Loaded answer={useGetManagedPhotoQuery({ id })} loading={<SkeletonRows rows={4} />}>
      {(photo) => <PhotoForm key={id} photo={photo} />}
    </Loaded>
  );
}

/** Renders the form of a new photo post, which leads to its page once it is stored. */
export const NewPhoto = () => <PhotoForm />;

/** Returns what both kinds have, as an operator reads it. */
const shownOf = (t: TFunction<'campaigns'>, values: VideoValues | PhotoValues): ShownField[] => [
  { label: t('content.title'), value: values.title },
  { label: t('content.description'), value: values.description },
  { label: t('content.status'), value: t(`content.states.${values.status}`) },
  { label: t('content.categories'), value: values.categories.join(', ') },
  { label: t('content.products'), value: values.products.map(({ name }) => name).join(', ') },
];

function VideoForm({ video }: { video?: ManagedVideo }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = useVideoForm(video, (id) => void router.replace(managePaths.video(id)));
  const { values, errors, change, image } = edit;
  // A film of our own has no address.
  const isFilm = video?.link === '';
  return (
    <CampaignForm
      kind="video"
      stored={video}
      edit={edit}
      head={video ? <State status={video.status} href={paths.video(video.id)} /> : null}
      fieldsOf={(it) => [
        { label: t('content.link'), value: it.link },
        ...shownOf(t, it),
        { label: t('content.image'), value: it.image },
      ]}
    >
      <ContentFields edit={edit}>
        {isFilm ? null : (
          <TextField
            type="url"
            name="link"
            label={t('content.link')}
            hint={video ? undefined : t('content.linkHint')}
            autoComplete="off"
            readOnly={video !== undefined}
            limit={YOUTUBE_ADDRESS_MAX}
            value={values.link}
            error={errors.link}
            onChange={(event) => change({ link: event.target.value.trim() })}
          />
        )}
        <PictureFields pictures={image} title={t('content.image')} error={errors.image} />
      </ContentFields>
    </CampaignForm>
  );
}

function PhotoForm({ photo }: { photo?: ManagedPhoto }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = usePhotoForm(photo, (id) => void router.replace(managePaths.photo(id)));
  return (
    <CampaignForm
      kind="photo"
      stored={photo}
      edit={edit}
      head={photo ? <State status={photo.status} href={paths.photo(photo.id)} /> : null}
      fieldsOf={(it) => [
        ...shownOf(t, it),
        { label: t('content.pictures'), value: it.pictures.map(({ url, alt }) => alt || url).join('\n') },
      ]}
    >
      <ContentFields edit={edit} hint={t('content.tagsHint')}>
        <PictureFields described pictures={edit.pictures} title={t('content.pictures')} error={edit.errors.pictures} />
      </ContentFields>
    </CampaignForm>
  );
}

/** Renders whether readers see a stored content, with the way to its page. */
function State({ status, href }: { status: ContentState; href: string }) {
  const { t } = useTranslation('campaigns');
  return (
    <ShownState
      isShown={status === 'published'}
      name={t(`content.states.${status}`)}
      lead={t(`content.leads.${status}`)}
    >
      {status === 'published' ? (
        <LinkButton size="small" href={href}>
          {t('content.look')}
        </LinkButton>
      ) : null}
    </ShownState>
  );
}
