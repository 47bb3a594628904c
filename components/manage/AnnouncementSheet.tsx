import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePublishAnnouncementMutation } from '@/api/managedAnnouncements';
import { DraftNotice } from '@/components/article/DraftNotice';
import { PictureFields } from '@/components/pictures/PictureFields';
import { useCover } from '@/components/pictures/useCover';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { Sheet } from '@/components/ui/Sheet';
import { SITE_PATH_MAX } from '@/contract/constants/common';
import { ANNOUNCEMENT_TEXT_MAX, ANNOUNCEMENT_TITLE_MAX } from '@/contract/constants/newsletters';
import { managedAnnouncementSchemas } from '@/contract/managedAnnouncements';
import * as z from '@/contract/zod';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { sendWithPictures } from './edit/sendWithPictures';
import { OwnPasswordField } from './OwnPasswordField';

const announcementForm = managedAnnouncementSchemas.publishAnnouncement.body
  .extend({ hasBanner: z.boolean(), image: z.string() })
  .refine(({ notify: notifies, hasBanner, pin }) => notifies || hasBanner || pin, { path: ['notify'] })
  .refine(({ hasBanner, image }) => !hasBanner || image !== '', { path: ['image'] });
const initial = {
  title: '',
  title_en: '',
  description: '',
  description_en: '',
  path: '',
  notify: true,
  hasBanner: false,
  image: '',
  pin: false,
  password: '',
};

/** Renders the sheet in which an operator publishes an announcement, with their password. */
export function AnnouncementSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manage');
  const [publish] = usePublishAnnouncementMutation();
  const form = useForm(announcementForm, {
    initial,
    messages: {
      title: t('announcement.missing'),
      title_en: t('announcement.missing'),
      path: t('announcement.pathWrong'),
      notify: t('announcement.nothing'),
      image: t('announcement.imageMissing'),
      password: t('role.passwordMissing'),
    },
    isCalm: true,
    draft: {
      scope: draftTargets.announcement,
      onBegin: ({ image }) => pictures.reset(image),
    },
    submit: {
      scope: 'announcement',
      call: ({ hasBanner, image, ...body }, idempotencyKey) =>
        publish({ ...body, image: hasBanner ? image : null, idempotencyKey }).unwrap(),
      failed: t('announcement.failed'),
      onDone() {
        onClose();
        void notify('success', t('announcement.done'));
      },
    },
  });
  const { errors, change } = form;
  const pictures = useCover('', (image) => change({ image }));
  const [path, hasBanner] = useWatch({ control: form.control, name: ['path', 'hasBanner'] });
  const field = (name: 'title' | 'title_en' | 'description' | 'description_en', max: number) => (
    <TextField label={t(`announcement.${name}`)} autoComplete="off" limit={max} {...form.field(name)} />
  );
  return (
    <Sheet open onClose={onClose} title={t('announcement.new')}>
      <Form
        ref={form.form}
        method="post"
        className="stack-4"
        onSubmit={() => pictures.uploading || sendWithPictures(form)}
      >
        <DraftNotice draft={form.draft} />
        {field('title', ANNOUNCEMENT_TITLE_MAX)}
        {field('title_en', ANNOUNCEMENT_TITLE_MAX)}
        <TextField
          name="path"
          label={t('announcement.path')}
          hint={t('announcement.pathHint')}
          autoComplete="off"
          autoCapitalize="none"
          limit={SITE_PATH_MAX}
          value={path}
          error={errors.path}
          onChange={(event) => change({ path: event.target.value.trim() })}
        />
        <div>
          <Checkbox {...form.field('notify')}>{t('announcement.notify')}</Checkbox>
          <p className="fine">{t('announcement.notifyHint')}</p>
        </div>
        <Checkbox {...form.field('hasBanner')}>{t('announcement.withBanner')}</Checkbox>
        {hasBanner ? (
          <>
            {field('description', ANNOUNCEMENT_TEXT_MAX)}
            {field('description_en', ANNOUNCEMENT_TEXT_MAX)}
            <PictureFields pictures={pictures} title={t('announcement.image')} error={errors.image} />
            <p className="fine">{t('announcement.imageHint')}</p>
          </>
        ) : null}
        <div>
          <Checkbox {...form.field('pin')}>{t('announcement.pin')}</Checkbox>
          <p className="fine">{t('announcement.pinHint')}</p>
        </div>
        <OwnPasswordField {...form.field('password')} />
        <FormActions onCancel={onClose} busy={form.isSubmitting} disabled={pictures.uploading}>
          {t('announcement.send')}
        </FormActions>
      </Form>
    </Sheet>
  );
}
