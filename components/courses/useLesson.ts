import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkLessonMutation } from '@/api/courseWrites';
import type { Course } from '@/contract/courses';
import { useFailureToast } from '@/hooks/useFailureToast';

/**
 * Whether the member has read a lesson, null of a visitor, and the tap that marks it or takes the mark
 * back. The second tap of a double tap, and any while a call is under way, does nothing.
 */
export function useLesson({ slug, done }: Course, number: number) {
  const { t } = useTranslation('courses');
  const [send] = useMarkLessonMutation();
  const failed = useFailureToast();
  const underWay = useRef(false);
  const isDone = done === null ? null : done.includes(number);

  const mark = async (event: MouseEvent) => {
    if (underWay.current || event.detail > 1) return;
    underWay.current = true;
    try {
      await send({ slug, number, done: !isDone }).unwrap();
    } catch (failure) {
      failed(failure, t('lesson.failed'));
    } finally {
      underWay.current = false;
    }
  };
  return { isDone, mark };
}
