import { useTranslation } from 'react-i18next';
import { DraftNotice } from '@/components/article/DraftNotice';
import { PictureFields } from '@/components/pictures/PictureFields';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import { COURSE_ANSWER_MAX, COURSE_CONTENT_MAX } from '@/contract/constants/participation';
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
  const { form, values, change, errors, pictures, draft, send, isSubmitting } = useApplication(
    slug,
    application,
    onDone,
  );
  return (
    <Form ref={form} className={styles.form} onSubmit={send}>
      <Unverified />
      <DraftNotice draft={draft} editing={application !== null} />
      <TextArea
        name="content"
        label={t('apply.content')}
        hint={t('apply.contentHint', { max: COURSE_CONTENT_MAX })}
        maxLength={COURSE_CONTENT_MAX}
        value={values.content}
        error={errors.content}
        onChange={(event) => change({ content: event.target.value })}
      />
      <TextArea
        name="answer"
        label={question}
        hint={t('apply.answerHint', { max: COURSE_ANSWER_MAX })}
        maxLength={COURSE_ANSWER_MAX}
        value={values.answer}
        error={errors.answer}
        onChange={(event) => change({ answer: event.target.value })}
      />
      <PictureFields pictures={pictures} />
      <div className={styles.next}>
        <Button type="submit" variant="primary" busy={isSubmitting} disabled={pictures.uploading}>
          {application ? t('apply.save') : t('apply.send')}
        </Button>
        <p className={styles.small} role="status">
          {pictures.uploading ? t('apply.uploading') : ''}
        </p>
      </div>
    </Form>
  );
}
