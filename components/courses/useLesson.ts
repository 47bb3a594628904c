import { useMarkLessonMutation } from '@/api/courseWrites';
import type { Course } from '@/contract/courses';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useTranslation } from '@/hooks/useTranslation';

/** Whether the member has read a lesson, null of a visitor, and the mark of it. */
export function useLesson({ slug, done }: Course, number: number) {
  const { t } = useTranslation('courses');
  const [send] = useMarkLessonMutation();
  const failed = useFailureToast();
  const mark = async (isRead: boolean) => {
    try {
      await send({ slug, number, done: isRead }).unwrap();
    } catch (failure) {
      failed(failure, t('lesson.failed'));
    }
  };
  return { isDone: done === null ? null : done.includes(number), mark };
}
