import { useTranslation } from 'react-i18next';
import { LinkedText } from '@/components/ui/LinkedText';
import { Picture } from '@/components/ui/Picture';
import type { Mission } from '@/contract/missions';
import styles from './Mission.module.css';

/** Renders a mission's text and pictures. */
export function MissionContent({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const { title, content, links, resourceUrls } = mission;
  return (
    <div className={styles.content}>
      <LinkedText text={content} links={links} />
      {resourceUrls.length > 0 ? (
        <div className={styles.pictures}>
          {resourceUrls.map((url, index) => (
            <Picture
              key={url}
              className={styles.picture}
              url={url}
              alt={t('picture', { title, place: index + 1 })}
              width={1280}
              height={960}
              sizes="(min-width: 48em) 720px, 100vw"
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
