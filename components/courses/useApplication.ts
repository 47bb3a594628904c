import { useTranslation } from 'react-i18next';
import { useApplyToCourseMutation, useChangeCourseApplicationMutation } from '@/api/courses';
import { isUploading, storedPictures, withStored } from '@/components/pictures/pictures';
import { storedPicture } from '@/components/pictures/storedPicture';
import { type CourseApplication, courseSchemas } from '@/contract/courses';
import * as z from '@/contract/zod';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

const applicationForm = courseSchemas.applyToCourse.body
  .omit({ resourceUrls: true })
  .extend({ pictures: z.array(storedPicture) });

/** Manages the form of a course's application, with its pictures and its draft. */
export function useApplication(slug: string, application: CourseApplication | null, onDone: () => void) {
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
