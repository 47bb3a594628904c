import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkLessonMutation } from '@/api/courses';
import { PostBody } from '@/components/article/PostBody';
import { Button } from '@/components/ui/Button';
import { CheckIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import type { Course, Lesson } from '@/contract/courses';
import { useSubmit } from '@/hooks/useSubmit';
import { lessonAnchor } from './CourseContents';
import styles from './Courses.module.css';

/**
 * Returns whether the member has read a lesson, null of a visitor, and the tap that marks it or takes the
 * mark back. The second tap of a double tap, and any while a call is in flight, does nothing.
 */
function useLesson({ slug, done }: Course, number: number) {
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

/** Renders one lesson: text, picture or film, today's task, and the button that marks it as done. */
export function LessonSection({
  course,
  lesson,
  film,
}: {
  course: Course;
  lesson: Lesson;
  /** The lesson's video, rendered by the page. */
  film: ReactNode;
}) {
  const { t } = useTranslation('courses');
  const { isDone, mark } = useLesson(course, lesson.number);
  const { number, title, image } = lesson;
  const heading = `${lessonAnchor(number)}-title`;
  const at = course.lessons.findIndex((it) => it.number === number);
  const next = course.lessons[at + 1];
  return (
    <article id={lessonAnchor(number)} className={styles.lesson} aria-labelledby={heading}>
      <header>
        <p className={styles.number}>{t('lesson.number', { number: at + 1 })}</p>
        <h2 id={heading}>{title}</h2>
      </header>
      {image ? (
        <Reveal>
          <Picture
            className={styles.picture}
            url={image.url}
            alt={image.alt}
            width={1280}
            height={960}
            sizes="(min-width: 48em) 720px, 100vw"
          />
        </Reveal>
      ) : null}
      <div className={styles.text}>
        <PostBody html={lesson.content_html} />
      </div>
      {film}
      {lesson.steps.length > 0 ? (
        <div className={styles.steps}>
          <h3>{t('lesson.steps')}</h3>
          <ul>
            {lesson.steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may be the same, and none ever moves
              <li key={at}>{step}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <footer className={styles.next}>
        {isDone === null ? null : (
          <Button
            aria-pressed={isDone}
            icon={isDone ? <CheckIcon size={1} /> : undefined}
            onClick={(event) => void mark(event)}
          >
            {isDone ? t('lesson.done') : t('lesson.mark')}
          </Button>
        )}
        <a href={next ? `#${lessonAnchor(next.number)}` : '#apply'} className={styles.nextLink}>
          {next ? t('lesson.next') : t('lesson.toApply')}
        </a>
      </footer>
    </article>
  );
}
