import { IconButton } from '@/components/ui/Button';
import { ShareIcon } from '@/components/ui/icons';
import { Facts } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import { PlaceLink } from '@/components/written/Article';
import type { Course } from '@/contract/courses';
import { useShare } from '@/hooks/useShare';
import { useTranslation } from '@/hooks/useTranslation';
import { dateOf } from '@/lib/dates';
import { paths } from '@/lib/paths';
import styles from './Courses.module.css';

/** A course's picture, its name, how long it is and until when it takes anything in. */
export function CourseHead({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  const { t: common } = useTranslation('common');
  const share = useShare(course.title);
  const { status, closes_at: closesAt } = course;
  return (
    <header className={styles.head}>
      <PlaceLink href={paths.courses()}>{t('title')}</PlaceLink>
      <Picture
        className={styles.cover}
        url={course.image}
        alt=""
        width={1280}
        height={720}
        sizes="(min-width: 48em) 720px, 100vw"
        eager
      />
      <div className={styles.top}>
        <Tag tone={status === 'opened' ? 'accent' : 'plain'}>{t(`status.${status}`)}</Tag>
        <IconButton label={common('action.share')} onClick={share}>
          <ShareIcon />
        </IconButton>
      </div>
      <h1 className={styles.title}>{course.title}</h1>
      <p className={styles.lead}>{course.description}</p>
      <Facts>
        <span>{t('lessons', { count: course.lesson_count })}</span>
        <span>{t('minutes', { count: course.minutes })}</span>
        {closesAt && status === 'opened' ? (
          <span>{t('closes', { date: t('date', dateOf(closesAt)) })}</span>
        ) : null}
      </Facts>
    </header>
  );
}
