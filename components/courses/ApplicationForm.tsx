import { useTranslation } from 'react-i18next';
import { DraftNotice } from '@/components/article/DraftNotice';
import { FormPictures } from '@/components/pictures/PictureFields';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import { COURSE_ANSWER_MAX, COURSE_CONTENT_MAX, MAX_COURSE_FILES } from '@/contract/constants/participation';
import type { CourseApplication } from '@/contract/courses';
import styles from './Courses.module.css';
import { useApplication } from './useApplication';

/** Renders the form that creates or changes a course's application. */
export function ApplicationForm({
  slug,
  question,
  application,
  onDone,
}: {
  slug: string;
  question: string;
  application: CourseApplication | null;
  /** Called once the application is stored. */
  onDone: () => void;
}) {
  const { t } = useTranslation('courses');
  const form = useApplication(slug, application, onDone);
  const { field, busy } = form;
  return (
    <Form ref={form.form} className={styles.form} onSubmit={form.send}>
      <Unverified />
      <DraftNotice draft={form.draft} editing={application !== null} />
      <TextArea
        label={t('apply.content')}
        hint={t('apply.contentHint', { max: COURSE_CONTENT_MAX })}
        maxLength={COURSE_CONTENT_MAX}
        {...field('content')}
      />
      <TextArea
        label={question}
        hint={t('apply.answerHint', { max: COURSE_ANSWER_MAX })}
        maxLength={COURSE_ANSWER_MAX}
        {...field('answer')}
      />
      <FormPictures form={form} most={MAX_COURSE_FILES} />
      <div className={styles.next}>
        <Button type="submit" variant="primary" busy={form.isSubmitting} disabled={busy}>
          {application ? t('apply.save') : t('apply.send')}
        </Button>
        <p className={styles.small} role="status">
          {busy ? t('apply.uploading') : ''}
        </p>
      </div>
    </Form>
  );
}
