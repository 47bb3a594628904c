import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/Picture';
import { dayText } from '@/components/users/dayText';
import type { CourseApplication } from '@/contract/courses';
import styles from './Courses.module.css';

/** Renders a member's application, to that member and to managers. */
export function OwnApplication({ application, question }: { application: CourseApplication; question: string }) {
  const { t } = useTranslation('courses');
  const { t: common } = useTranslation('common');
  const { content, answer, resourceUrls, updated_at: at } = application;
  return (
    <div className={styles.own}>
      <dl>
        <dt className="small">{t('apply.content')}</dt>
        <dd>{content}</dd>
        <dt className="small">{question}</dt>
        <dd>{answer}</dd>
      </dl>
      {resourceUrls.length > 0 ? (
        <ul className={styles.pictures}>
          {resourceUrls.map((url, index) => (
            <li key={url}>
              <a href={url}>
                <Picture
                  url={url}
                  alt={t('apply.picture', { place: index + 1 })}
                  width={160}
                  height={160}
                  sizes="160px"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.small}>{t('apply.at', { date: dayText(at, common) })}</p>
    </div>
  );
}
