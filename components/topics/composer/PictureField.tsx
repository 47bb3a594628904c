import type { KeyboardEvent } from 'react';
import { Button, IconButton } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { ArrowUpIcon, ChevronDownIcon, CloseIcon } from '@/components/ui/icons';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { FILE_ALT_MAX } from '@/contract/constants';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Composer.module.css';
import type { ComposedPicture } from './pictures';
import type { Pictures } from './usePictures';

/** One picture of the form: how far it is sent, its description, its place. */
export function PictureField({
  picture,
  index,
  count,
  pictures,
  onMove,
}: {
  picture: ComposedPicture;
  index: number;
  count: number;
  pictures: Pictures;
  onMove: (from: number, to: number) => void;
}) {
  const { t } = useTranslation('topics');
  const place = index + 1;
  const moveTo = (to: number) => {
    if (to >= 0 && to < count) onMove(index, to);
  };
  /** Alt and an arrow move the picture from anywhere inside it. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    moveTo(index + step);
  };
  return (
    <li className={styles.item} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/performance/noImgElement: a file of this browser, or of our store */}
      <img className={styles.thumbnail} src={picture.preview} alt="" width={88} height={88} />
      <div className={styles.words}>
        <TextField
          label={t('composer.alt')}
          labelHidden
          placeholder={t('composer.altHint')}
          maxLength={FILE_ALT_MAX}
          value={picture.alt}
          error={picture.problem}
          onChange={(event) => pictures.describe(picture.key, event.target.value)}
        />
        {picture.state === 'uploading' ? (
          <ProgressBar label={t('composer.uploading', { place })} value={picture.progress} />
        ) : null}
        <div className={styles.tools}>
          {picture.state === 'failed' ? (
            <Button size="small" onClick={() => pictures.retry(picture)}>
              {t('composer.retry')}
            </Button>
          ) : null}
          <IconButton
            label={t('composer.moveUp', { place })}
            disabled={index === 0}
            onClick={() => moveTo(index - 1)}
          >
            <ArrowUpIcon size={1} />
          </IconButton>
          <IconButton
            label={t('composer.moveDown', { place })}
            disabled={index === count - 1}
            onClick={() => moveTo(index + 1)}
          >
            <ChevronDownIcon size={1} />
          </IconButton>
          <IconButton
            label={t('composer.remove', { place })}
            onClick={() => pictures.remove(picture.key)}
          >
            <CloseIcon size={1} />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
