import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/Picture';
import type { TopicFile } from '@/contract/topics';
import styles from './PictureViewer.module.css';
import { useZoom } from './useZoom';

/** Renders a picture of the viewer, which two fingers or a double tap enlarge. */
export function ViewerSlide({
  file,
  place,
  shown,
  eager,
}: {
  file: TopicFile;
  /** Its place among the pictures, from 1. */
  place: number;
  shown: boolean;
  eager: boolean;
}) {
  const { t } = useTranslation('topics');
  const { isZoomed, style, events } = useZoom(shown);
  return (
    <li className={styles.slide} data-zoomed={isZoomed || undefined} {...events}>
      <div className={styles.zoom} style={style}>
        <Picture
          className={styles.picture}
          url={file.url}
          alt={file.alt || t('topic.picture', { place })}
          width={file.width}
          height={file.height}
          eager={eager}
        />
      </div>
    </li>
  );
}
