import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkLessonMutation } from '@/api/courses';
import type { Course } from '@/contract/courses';
import { useSubmit } from '@/hooks/useSubmit';

/**
 * Returns whether the member has read a lesson, null of a visitor, and the tap that marks it or takes the
 * mark back. The second tap of a double tap, and any while a call is in flight, does nothing.
 */
export function useLesson({ slug, done }: Course, number: number) {
  const { t } = useTranslation('courses');
  const [send] = useMarkLessonMutation();
  const { submit } = useSubmit({
    call: (wanted: boolean) => send({ slug, number, done: wanted }).unwrap(),
    failed: t('lesson.failed'),
  });
  const isDone = done === null ? null : done.includes(number);
  const mark = async (event: MouseEvent) => {
    if (event.detail <= 1) await submit(!isDone);
  };
  return { isDone, mark };
}
