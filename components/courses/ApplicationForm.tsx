import { useTranslation } from 'react-i18next';
import { useApplyToCourseMutation, useChangeCourseApplicationMutation } from '@/api/courses';
import { DraftNotice } from '@/components/article/DraftNotice';
import { FormPictures } from '@/components/pictures/PictureFields';
import { isUploading, storedPictures, withStored } from '@/components/pictures/pictures';
import { formPictures } from '@/components/pictures/storedPicture';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import { COURSE_ANSWER_MAX, COURSE_CONTENT_MAX, MAX_COURSE_FILES } from '@/contract/constants/participation';
import { type CourseApplication, courseSchemas } from '@/contract/courses';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import styles from './Courses.module.css';

const applicationForm = courseSchemas.applyToCourse.body
  .omit({ resourceUrls: true })
  .extend({ pictures: formPictures });

/** Manages the form of a course's application, with its pictures and its draft. */
function useApplication(slug: string, application: CourseApplication | null, onDone: () => void) {
  const { t } = useTranslation('courses');
  const [apply] = useApplyToCourseMutation();
  const [save] = useChangeCourseApplicationMutation();
  const form = useForm(applicationForm, {
    initial: {
      content: application?.content ?? '',
      answer: application?.answer ?? '',
      pictures: (application?.resourceUrls ?? []).map((url) => ({ url, alt: '' })),
    },
    messages: { content: t('apply.needed'), answer: t('apply.needed') },
    calledNames: { resourceUrls: 'pictures' },
    isBusy: isUploading,
    draft: { scope: draftTargets.courseApplication(slug), part: withStored },
    submit: {
      scope: `course:${slug}`,
      call({ pictures, ...texts }, idempotencyKey) {
        const body = { slug, ...texts, resourceUrls: storedPictures(pictures).map(({ url }) => url) };
        return (application ? save(body) : apply({ ...body, idempotencyKey })).unwrap();
      },
      failed: t('apply.failed'),
      dropDraft: (draft) => draft.startOver(),
      onDone() {
        void notify('success', application ? t('apply.saved') : t('apply.sent'));
        onDone();
      },
    },
  });
  return form;
}

/**
 * Renders the form that creates or changes a course's application. Once the course is closed it sends nothing, and stays
 * only where something was typed.
 */
export function ApplicationForm({
  slug,
  question,
  application,
  isOpen,
  onDone,
}: {
  slug: string;
  question: string;
  application: CourseApplication | null;
  isOpen: boolean;
  /** Called once the application is stored. */
  onDone: () => void;
}) {
  const { t } = useTranslation('courses');
  const form = useApplication(slug, application, onDone);
  const { field, busy, getValues } = form;
  const closed = <p className={styles.note}>{t('apply.closed')}</p>;
  const { content, answer } = getValues();
  const isAsStored = content === (application?.content ?? '') && answer === (application?.answer ?? '');
  if (!isOpen && isAsStored) return closed;
  return (
    <Form ref={form.form} className={styles.form} onSubmit={form.send}>
      <Unverified />
      <DraftNotice draft={form.draft} editing={application !== null} />
      <TextArea
        label={t('apply.content')}
        hint={t('apply.contentHint', { max: COURSE_CONTENT_MAX })}
        limit={COURSE_CONTENT_MAX}
        {...field('content')}
      />
      <TextArea
        label={question}
        hint={t('apply.answerHint', { max: COURSE_ANSWER_MAX })}
        limit={COURSE_ANSWER_MAX}
        {...field('answer')}
      />
      <FormPictures form={form} most={MAX_COURSE_FILES} />
      {isOpen ? (
        <div className={styles.next}>
          <Button type="submit" variant="primary" busy={form.isSubmitting} disabled={busy}>
            {application ? t('apply.save') : t('apply.send')}
          </Button>
          <p className={styles.small} role="status">
            {busy ? t('apply.uploading') : ''}
          </p>
        </div>
      ) : (
        closed
      )}
    </Form>
  );
}
