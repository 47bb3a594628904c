import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@/components/ui/icons';
import type { TopicFile } from '@/contract/topics';
import styles from './PictureViewer.module.css';
import { usePictureViewer } from './usePictureViewer';
import { ViewerSlide } from './ViewerSlide';

/** Renders pictures in full screen: swiped, stepped by arrows, enlarged by two fingers, closed by Escape. */
export function PictureViewer({ files, start, onClose }: { files: TopicFile[]; start: number; onClose: () => void }) {
  const { t } = useTranslation('topics');
  const { t: common } = useTranslation('common');
  const viewer = usePictureViewer(files.length, start);
  const many = files.length > 1;

  return (
    <dialog
      ref={viewer.dialog}
      className={styles.viewer}
      aria-label={t('viewer.title')}
      onClose={onClose}
      onKeyDown={viewer.onKeyDown}
    >
      <ul ref={viewer.row} className={styles.row} onScroll={viewer.onScroll}>
        {files.map((file, index) => (
          <ViewerSlide
            key={file.url}
            file={file}
            place={index + 1}
            shown={index === viewer.shown}
            eager={index === start}
          />
        ))}
      </ul>
      <div className={styles.bar}>
        <span aria-live="polite">
          {many ? t('viewer.place', { place: viewer.shown + 1, pictures: files.length }) : null}
        </span>
        <IconButton
          label={common('action.close')}
          className={styles.control}
          onClick={() => viewer.dialog.current?.close()}
        >
          <CloseIcon />
        </IconButton>
      </div>
      {many ? (
        <div className={styles.steps}>
          <IconButton
            label={t('viewer.previous')}
            className={styles.control}
            disabled={viewer.shown === 0}
            onClick={() => viewer.go(viewer.shown - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={t('viewer.next')}
            className={styles.control}
            disabled={viewer.shown === files.length - 1}
            onClick={() => viewer.go(viewer.shown + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      ) : null}
    </dialog>
  );
}
