import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplyToCourseMutation, useChangeCourseApplicationMutation } from '@/api/courseWrites';
import { storedPicture, storedPictures } from '@/components/pictures/pictures';
import { usePictures } from '@/components/pictures/usePictures';
import { MAX_COURSE_FILES } from '@/contract/constants/participation';
import type { CourseApplication, CourseApplicationBody } from '@/contract/courses';
import { hasVisible } from '@/contract/typedText';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { fieldErrors } from '@/lib/rejections';

const applicationDraft = z.object({ content: z.string(), answer: z.string(), pictures: z.array(storedPicture) });
type Values = z.infer<typeof applicationDraft>;

/** Builds the schema of an application. */
const applicationForm = (needed: string) => {
  const text = z.string().check(z.refine(hasVisible, needed));
  return z.extend(applicationDraft, { content: text, answer: text });
};

/** Manages the form of a course's application, with its pictures and its draft. */
export function useApplication(slug: string, application: CourseApplication | null, onDone: () => void) {
  const { t } = useTranslation('courses');
  const initial: Values = {
    content: application?.content ?? '',
    answer: application?.answer ?? '',
    pictures: (application?.resourceUrls ?? []).map((url) => ({ url, alt: '' })),
  };
  const form = useSchemaForm(applicationForm(t('apply.needed')), initial);
  const pictures = usePictures(initial.pictures, MAX_COURSE_FILES);
  const draft = useFormDraft(form, draftTargets.courseApplication(slug), applicationDraft, {
    busy: pictures.uploading,
    onBegin: (values) => pictures.reset(values.pictures),
  });
  const stored = storedPictures(pictures.pictures);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over whenever what they say changes
  useEffect(() => form.change({ pictures: stored }), [JSON.stringify(stored)]);

  const [apply] = useApplyToCourseMutation();
  const [save] = useChangeCourseApplicationMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: `course:${slug}`,
    call: (body: CourseApplicationBody, idempotencyKey) =>
      (application ? save({ slug, ...body }) : apply({ slug, ...body, idempotencyKey })).unwrap(),
    failed: t('apply.failed'),
    dropDraft: draft.startOver,
    onDone() {
      void notify('success', application ? t('apply.saved') : t('apply.sent'));
      onDone();
    },
    onFailure: (failure) => form.setFieldErrors(fieldErrors(failure)),
  });
  const send = () =>
    void form.submit(({ pictures: sent, ...text }) => submit({ ...text, resourceUrls: sent.map(({ url }) => url) }));
  return { ...form, pictures, draft, send, isSubmitting };
}
