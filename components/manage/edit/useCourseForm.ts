import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateCourseMutation, useLazyGetManagedCourseQuery, useUpdateCourseMutation } from '@/api/managedCourses';
import { useCover } from '@/components/pictures/useCover';
import type { ManagedCourse } from '@/contract/managedCourses';
import { draftTargets } from '@/lib/browser/drafts';
import { NEW } from '@/lib/managePaths';
import { courseBodyOf, courseForm, courseValuesOf, type LessonValues, newCourse } from './courseValues';
import { useManagedForm } from './useManagedForm';

/** Manages the form of a course, or of a new one. `onPlaced` gets the slug of one that has another address now. */
export function useCourseForm(course: ManagedCourse | undefined, onPlaced: (slug: string) => void) {
  const { t } = useTranslation('campaigns');
  const [create] = useCreateCourseMutation();
  const [update] = useUpdateCourseMutation();
  const [read] = useLazyGetManagedCourseQuery();
  const [uploads, setUploads] = useState(0);
  const pictures = useCover(course?.image ?? '', (image) => form.change({ image }));
  const form = useManagedForm(courseForm(t), {
    stored: course,
    empty: newCourse,
    valuesOf: courseValuesOf,
    messages: {
      slug: t('course.slugHint'),
      title: t('form.missing'),
      title_en: t('form.missing'),
      closes_at: t('form.noTime'),
    },
    draft: draftTargets.managedCourse(course?.slug ?? NEW),
    busy: pictures.uploading || uploads > 0,
    onBegin: ({ image }) => pictures.reset(image),
    scope: 'course',
    save(values, idempotencyKey) {
      const body = courseBodyOf(values, course);
      const { version } = values;
      return (
        course ? update({ at: course.slug, body: { ...body, version } }) : create({ ...body, idempotencyKey })
      ).unwrap();
    },
    read: ({ slug }) => read({ slug }),
    onStored({ slug }) {
      if (slug !== course?.slug) onPlaced(slug);
    },
  });
  return {
    ...form,
    pictures,
    /** Counts the fields of lessons in which pictures are being uploaded. */
    countUploads: (more: 1 | -1) => setUploads((before) => before + more),
    /** Changes a part of a lesson, wherever it is by now; two uploads may end at once. */
    setLesson(key: string, part: Partial<LessonValues>) {
      const { lessons } = form.getValues();
      form.change({ lessons: lessons.map((lesson) => (lesson.key === key ? { ...lesson, ...part } : lesson)) });
    },
  };
}
