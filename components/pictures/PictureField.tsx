import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { ChevronDownIcon, CloseIcon } from '@/components/ui/icons';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { FILE_ALT_MAX } from '@/contract/constants/common';
import { own } from '@/contract/own';
import { PictureRow } from './PictureRow';
import styles from './Pictures.module.css';
import type { FormPicture } from './pictures';
import type { Pictures } from './usePictures';

/** Renders one picture of the form: upload progress, description, position. */
export function PictureField({
  picture,
  index,
  count,
  pictures,
  described,
  onMove,
}: {
  picture: FormPicture;
  index: number;
  count: number;
  pictures: Pictures;
  described: boolean;
  onMove: (from: number, to: number) => void;
}) {
  const { t } = useTranslation('pictures');
  const place = index + 1;
  const moveTo = (to: number) => {
    if (to >= 0 && to < count) onMove(index, to);
  };
  /** Moves the picture with Alt and an arrow key from anywhere inside it. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = own({ ArrowUp: -1, ArrowDown: 1 }, event.key);
    if (!event.altKey || !step) return;
    event.preventDefault();
    moveTo(index + step);
  };
  return (
    <PictureRow src={picture.preview} data-failed={picture.state === 'failed' || undefined} onKeyDown={onKeyDown}>
      {described ? (
        <TextField
          name={`alt.${picture.key}`}
          label={t('alt')}
          labelHidden
          placeholder={t('altHint')}
          limit={FILE_ALT_MAX}
          value={picture.alt}
          error={picture.problem}
          onChange={(event) => pictures.describe(picture.key, event.target.value)}
        />
      ) : picture.problem ? (
        <p className={styles.problem} role="alert">
          {picture.problem}
        </p>
      ) : null}
      {picture.state === 'uploading' ? (
        <ProgressBar label={t('uploading', { place })} value={picture.progress} />
      ) : null}
      <div className={styles.tools}>
        {picture.state === 'failed' ? (
          <Button size="small" onClick={() => pictures.retry(picture)}>
            {t('retry')}
          </Button>
        ) : null}
        {pictures.most > 1 ? (
          <>
            <IconButton
              label={t('moveUp', { place })}
              className={styles.up}
              disabled={index === 0}
              onClick={() => moveTo(index - 1)}
            >
              <ChevronDownIcon size={1} />
            </IconButton>
            <IconButton
              label={t('moveDown', { place })}
              disabled={index === count - 1}
              onClick={() => moveTo(index + 1)}
            >
              <ChevronDownIcon size={1} />
            </IconButton>
          </>
        ) : null}
        <IconButton label={t('remove', { place })} onClick={() => pictures.remove(picture.key)}>
          <CloseIcon size={1} />
        </IconButton>
      </div>
    </PictureRow>
  );
}
