import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { articleOutline } from '@/contract/articleOutline';
import styles from '../Challenges.module.css';
import type { LessonValues } from './courseValues';
import own from './LessonText.module.css';
import type { CountUploads } from './useCountedUploads';

const LessonEditor = lazyClient(() => import('./LessonEditor').then((it) => it.LessonEditor));
const NAMES = ['content', 'content_en'] as const;

/**
 * Renders the text of a lesson in both languages: its beginning, and once that is opened its editors, which a new lesson
 * has at once. They stay then, so that a picture that is being uploaded finds its text.
 */
export function LessonText({
  lesson,
  onUploads,
  set,
}: {
  lesson: LessonValues;
  onUploads: CountUploads;
  set: (part: Partial<LessonValues>) => void;
}) {
  const { t } = useTranslation('campaigns');
  const isNew = lesson.number === null;
  const [isOpen, setOpen] = useState(isNew);
  if (isOpen) {
    return NAMES.map((name) => (
      <LessonEditor
        key={name}
        label={t(`course.lesson.${name}`)}
        initial={lesson[name]}
        hasFocus={!isNew && name === 'content'}
        onUploads={onUploads}
        onChange={(html) => set({ [name]: html })}
      />
    ));
  }
  return (
    <>
      <dl className={styles.pair}>
        {NAMES.map((name) => (
          <div key={name} className={own.text}>
            <dt>{t(`course.lesson.${name}`)}</dt>
            <dd>{articleOutline(lesson[name]) || t('course.lesson.contentNone')}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('course.lesson.contentEdit')}
        </Button>
      </div>
    </>
  );
}
