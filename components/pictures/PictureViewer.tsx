import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@/components/ui/icons';
import { own } from '@/contract/own';
import { useBackCloses } from '@/hooks/useBackCloses';
import styles from './PictureViewer.module.css';
import { ViewerSlide } from './ViewerSlide';
import type { ViewedPicture } from './viewedPicture';

/**
 * Manages a row of pictures that scrolls by swipe, arrow keys and buttons, and returns the index of the
 * visible one.
 */
function usePictureViewer(count: number, start: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  useBackCloses(true, () => dialog.current?.close());

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollTo({ left: start * width, behavior: 'instant' });
  }, [start]);

  const go = (index: number) => {
    const to = Math.min(Math.max(index, 0), count - 1);
    setShown(to);
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollTo({ left: to * width });
  };
  const onScroll = () => {
    const { scrollLeft, clientWidth } = row.current ?? { scrollLeft: 0, clientWidth: 0 };
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = own({ ArrowLeft: -1, ArrowRight: 1 }, event.key);
    if (!step) return;
    event.preventDefault();
    go(shown + step);
  };
  return { dialog, row, shown, go, onScroll, onKeyDown };
}

/** Renders pictures in full screen: swiped, stepped by arrows, enlarged by two fingers, closed by Escape. */
export function PictureViewer({
  pictures,
  start,
  onClose,
}: {
  pictures: readonly ViewedPicture[];
  start: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('common');
  const viewer = usePictureViewer(pictures.length, start);
  const many = pictures.length > 1;

  return (
    <dialog
      ref={viewer.dialog}
      className={styles.viewer}
      aria-label={t('viewer.title')}
      onClose={onClose}
      onKeyDown={viewer.onKeyDown}
    >
      <ul ref={viewer.row} className={styles.row} onScroll={viewer.onScroll}>
        {pictures.map((picture, index) => (
          <ViewerSlide
            key={picture.url}
            picture={picture}
            place={index + 1}
            shown={index === viewer.shown}
            eager={index === start}
          />
        ))}
      </ul>
      <div className={styles.bar}>
        <span aria-live="polite">
          {many ? t('viewer.place', { place: viewer.shown + 1, pictures: pictures.length }) : null}
        </span>
        <IconButton label={t('action.close')} className={styles.control} onClick={() => viewer.dialog.current?.close()}>
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
            disabled={viewer.shown === pictures.length - 1}
            onClick={() => viewer.go(viewer.shown + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      ) : null}
    </dialog>
  );
}
