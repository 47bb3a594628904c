import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePublishAnnouncementMutation } from '@/api/managedAnnouncements';
import { PictureFields } from '@/components/pictures/PictureFields';
import { useCover } from '@/components/pictures/useCover';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Sheet } from '@/components/ui/Sheet';
import {
  ANNOUNCEMENT_TEXT_MAX,
  ANNOUNCEMENT_TITLE_MAX,
  SITE_PATH,
  SITE_PATH_MAX,
} from '@/contract/constants/newsletters';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { fieldErrors } from '@/lib/rejections';
import { OwnPasswordField } from './OwnPasswordField';

const announcementForm = (t: TFunction<'manage'>) => {
  const title = z.string().check(z.typed(), z.atLeast(1, t('announcement.missing')));
  return z
    .object({
      title,
      title_en: title,
      description: z.string(),
      description_en: z.string(),
      path: z.string().check(z.regex(SITE_PATH, t('announcement.pathWrong'))),
      notify: z.boolean(),
      hasBanner: z.boolean(),
      image: z.string(),
      password: z.string().check(z.minLength(1, t('role.passwordMissing'))),
    })
    .check(
      z.refine(({ notify: notifies, hasBanner }) => notifies || hasBanner, {
        path: ['notify'],
        error: t('announcement.nothing'),
      }),
      z.refine(({ hasBanner, image }) => !hasBanner || image !== '', {
        path: ['image'],
        error: t('announcement.imageMissing'),
      }),
    );
};
type Values = z.infer<ReturnType<typeof announcementForm>>;
const initial: Values = {
  title: '',
  title_en: '',
  description: '',
  description_en: '',
  path: '',
  notify: true,
  hasBanner: false,
  image: '',
  password: '',
};

/** Renders the sheet in which an operator publishes an announcement, with their password. */
export function AnnouncementSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manage');
  const { t: common } = useTranslation('common');
  const [publish] = usePublishAnnouncementMutation();
  const form = useSchemaForm(announcementForm(t), initial, { isCalm: true });
  const { values, errors, change } = form;
  const pictures = useCover('', (image) => change({ image }));
  const { submit, isSubmitting } = useSubmit({
    scope: 'announcement',
    call: ({ hasBanner, image, ...body }: Values, idempotencyKey) =>
      publish({ ...body, image: hasBanner ? image : null, idempotencyKey }).unwrap(),
    failed: t('announcement.failed'),
    onDone() {
      onClose();
      void notify('success', t('announcement.done'));
    },
    onFailure(failure) {
      const rejected = fieldErrors(failure);
      form.setFieldErrors(rejected);
      return Object.keys(rejected).length > 0;
    },
  });
  const field = (name: 'title' | 'title_en' | 'description' | 'description_en', max: number) => (
    <TextField
      name={name}
      label={t(`announcement.${name}`)}
      autoComplete="off"
      maxLength={max}
      value={values[name]}
      error={errors[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <Sheet open onClose={onClose} title={t('announcement.new')}>
      <Form
        ref={form.form}
        method="post"
        className="stack-4"
        onSubmit={() => !pictures.uploading && form.submit(submit)}
      >
        {field('title', ANNOUNCEMENT_TITLE_MAX)}
        {field('title_en', ANNOUNCEMENT_TITLE_MAX)}
        <TextField
          name="path"
          label={t('announcement.path')}
          hint={t('announcement.pathHint')}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={SITE_PATH_MAX}
          value={values.path}
          error={errors.path}
          onChange={(event) => change({ path: event.target.value.trim() })}
        />
        <div>
          <Checkbox
            name="notify"
            checked={values.notify}
            onChange={(event) => change({ notify: event.target.checked })}
          >
            {t('announcement.notify')}
          </Checkbox>
          <p className="fine">{t('announcement.notifyHint')}</p>
        </div>
        <Checkbox
          name="hasBanner"
          checked={values.hasBanner}
          onChange={(event) => change({ hasBanner: event.target.checked })}
        >
          {t('announcement.withBanner')}
        </Checkbox>
        {values.hasBanner ? (
          <>
            {field('description', ANNOUNCEMENT_TEXT_MAX)}
            {field('description_en', ANNOUNCEMENT_TEXT_MAX)}
            <PictureFields pictures={pictures} title={t('announcement.image')} error={errors.image} />
            <p className="fine">{t('announcement.imageHint')}</p>
          </>
        ) : null}
        {errors.notify ? (
          <p className="problem" role="alert">
            {errors.notify}
          </p>
        ) : null}
        <OwnPasswordField
          value={values.password}
          error={errors.password}
          onChange={(password) => change({ password })}
        />
        <div className="actions">
          <Button variant="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isSubmitting} disabled={pictures.uploading}>
            {t('announcement.send')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
