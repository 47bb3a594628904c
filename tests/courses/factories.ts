import { courseLessons, courses } from '@/provider/db/schema/courses';
import { testProvider } from '../api';

const DAY = 24 * 60 * 60 * 1000;
let made = 0;

/** Inserts a course of two lessons that closes in `days` days, or at a time. */
export async function aCourse({
  days,
  closesAt,
  title = '세안 다시 배우기',
}: {
  days?: number;
  closesAt?: Date;
  title?: string;
} = {}) {
  made += 1;
  const slug = `lesson-course-${made}`;
  const { services } = await testProvider();
  await services.database.write(async (tx) => {
    const [course] = await tx
      .insert(courses)
      .values({
        slug,
        title,
        titleEn: 'Washing again',
        description: '물 온도부터',
        descriptionEn: 'From the water on',
        image: '/api/v1/files/a-16x9.webp',
        task: '사흘 기록을 적어 주세요.',
        taskEn: 'Three days',
        question: '무엇이 달라졌나요?',
        questionEn: 'What changed?',
        position: made,
        publishedAt: services.now(),
        closesAt: closesAt ?? (days === undefined ? null : new Date(services.now().getTime() + days * DAY)),
      })
      .returning();
    if (!course) throw new Error('no course was made');
    const lesson = (number: number, name: string) => ({
      courseId: course.id,
      number,
      title: name,
      titleEn: name,
      content: '첫 문단이에요.\n\n둘째 문단이에요.',
      contentEn: 'One.\n\nTwo.',
      steps: ['손목으로 재기'],
      stepsEn: ['Use your wrist'],
      minutes: 3,
    });
    await tx.insert(courseLessons).values([lesson(1, '물 온도'), lesson(2, '수건')]);
  });
  return slug;
}
