import { useTranslation } from 'react-i18next';
import { PictureFields } from '@/components/pictures/PictureFields';
import { TextField } from '@/components/ui/Field';
import { NumberField } from '@/components/ui/NumberField';
import { COURSE_LESSONS_MAX, LESSON_ALT_MAX, LESSON_TITLE_MAX } from '@/contract/constants/campaigns';
import type { ManagedCourse } from '@/contract/managedCourses';
import styles from '../Challenges.module.css';
import { COURSE_SLUG_MAX, courseTexts, type LessonValues, newLesson } from './courseValues';
import { FormTexts } from './FormText';
import { LessonText } from './LessonText';
import { PrizePicture } from './PrizePicture';
import { Rows } from './Rows';
import { readingMinutes } from './readingMinutes';
import type { useCourseForm } from './useCourseForm';
import { VideoField } from './VideoField';

type Edit = ReturnType<typeof useCourseForm>;

/**
 * Renders the fields of a course. Once members have begun it, its lessons cannot be removed; once they have applied, what
 * they were asked cannot be changed.
 */
export function CourseFields({ edit, course }: { edit: Edit; course?: ManagedCourse }) {
  return (
    <>
      <About edit={edit} isPlaced={course !== undefined && course.state !== 'draft'} />
      <Lessons edit={edit} isBegun={course?.is_begun ?? false} />
      <Application edit={edit} isLocked={(course?.application_count ?? 0) > 0} />
    </>
  );
}

function About({ edit, isPlaced }: { edit: Edit; isPlaced: boolean }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change, pictures } = edit;
  return (
    <fieldset className={styles.group}>
      <legend>{t('course.about')}</legend>
      <TextField
        name="slug"
        label={t('course.slug')}
        hint={isPlaced ? t('course.slugFixed') : t('course.slugHint')}
        autoComplete="off"
        autoCapitalize="none"
        limit={COURSE_SLUG_MAX}
        readOnly={isPlaced}
        value={values.slug}
        error={errors.slug}
        onChange={(event) => change({ slug: event.target.value.trim() })}
      />
      <Texts edit={edit} name="title" />
      <Texts edit={edit} name="description" rows={3} />
      <PictureFields pictures={pictures} title={t('course.image')} error={errors.image} />
      <div className={styles.pair}>
        <TextField
          type="datetime-local"
          name="closes_at"
          label={t('course.closes_at')}
          hint={t('course.closesHint')}
          note={t('form.optional')}
          value={values.closes_at}
          error={errors.closes_at}
          onChange={(event) => change({ closes_at: event.target.value })}
        />
      </div>
    </fieldset>
  );
}

/** Renders the lessons; those that are saved stay once members have begun to read. */
function Lessons({ edit, isBegun }: { edit: Edit; isBegun: boolean }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change, round } = edit;
  return (
    <fieldset className={styles.group}>
      <legend>{t('course.lessons')}</legend>
      {isBegun ? <p className="aside">{t('course.lessonsRead')}</p> : null}
      <Rows
        label={t('course.lessonList')}
        hint={t('course.lessonsHint')}
        rows={values.lessons}
        empty={newLesson()}
        most={COURSE_LESSONS_MAX}
        isKept={({ number }) => isBegun && number !== null}
        keyOf={({ key }) => `${round}:${key}`}
        isTall
        nameOf={(_, place) => t('course.lessonOf', { place })}
        error={errors.lessons}
        onChange={(lessons) => change({ lessons })}
      >
        {(field) => <Lesson edit={edit} {...field} />}
      </Rows>
    </fieldset>
  );
}

function Lesson({
  edit: { countUploads, setLesson },
  row: lesson,
  at,
  isAdded,
  set,
}: {
  edit: Edit;
  row: LessonValues;
  at: number;
  isAdded: boolean;
  set: (part: Partial<LessonValues>) => void;
}) {
  const { t } = useTranslation('campaigns');
  const texts = {
    edit: { values: lesson, change: set },
    path: `lessons.${at}`,
    labelOf: (name: Exclude<keyof LessonValues, 'key' | 'number'>) => t(`course.lesson.${name}`),
  };
  return (
    <>
      <FormTexts {...texts} name="title" limit={LESSON_TITLE_MAX} autoFocus={isAdded} />
      <LessonText lesson={lesson} onUploads={countUploads} set={(part) => setLesson(lesson.key, part)} />
      <FormTexts {...texts} name="steps" rows={3} note={t('form.optional')} />
      <div className={styles.pair}>
        <NumberField
          name={`lessons.${at}.minutes`}
          label={t('course.lesson.minutes')}
          hint={t('course.lesson.minutesHint', { count: readingMinutes(lesson.content, lesson.content_en) })}
          note={t('form.optional')}
          value={lesson.minutes}
          onTyped={(typed) => set({ minutes: typed })}
        />
      </div>
      <VideoField
        name={`videoSearch.${at}`}
        value={lesson.video === '' ? null : Number(lesson.video)}
        onChange={(id) => set({ video: id === null ? '' : String(id) })}
      />
      <PrizePicture
        url={lesson.image}
        title={t('course.lesson.image')}
        onChange={(image) => setLesson(lesson.key, { image })}
        onUploads={countUploads}
      />
      {lesson.image ? <FormTexts {...texts} name="image_alt" limit={LESSON_ALT_MAX} note={t('form.optional')} /> : null}
    </>
  );
}

function Application({ edit, isLocked }: { edit: Edit; isLocked: boolean }) {
  const { t } = useTranslation('campaigns');
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend>{t('course.application')}</legend>
      <p className="aside">{t(isLocked ? 'course.locked' : 'course.applicationHint')}</p>
      <Texts edit={edit} name="task" rows={3} />
      <Texts edit={edit} name="question" />
    </fieldset>
  );
}

/** Renders a text of a course in both languages. */
function Texts({ edit, name, ...field }: { edit: Edit; name: keyof typeof courseTexts; rows?: number }) {
  const { t } = useTranslation('campaigns');
  return (
    <FormTexts edit={edit} name={name} labelOf={(key) => t(`course.${key}`)} limit={courseTexts[name]} {...field} />
  );
}
