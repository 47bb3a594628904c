import { type DragEvent, useId, useState } from 'react';
import { ImageIcon } from '@/components/ui/icons';
import { MAX_TOPIC_FILES } from '@/contract/constants';
import { useTranslation } from '@/hooks/useTranslation';
import { imageAccept } from '@/lib/images';
import styles from './Composer.module.css';
import { PictureField } from './PictureField';
import type { Pictures } from './usePictures';

/** Pictures: picked several at once, dropped or pasted, put in order, described. */
export function PictureFields({ pictures: own }: { pictures: Pictures }) {
  const { t } = useTranslation('topics');
  const id = useId();
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const { pictures, add, move } = own;
  const full = pictures.length >= MAX_TOPIC_FILES;

  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setSaid(t('composer.moved', { place: to + 1 }));
  };
  return (
    <fieldset
      className={over ? styles.over : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={styles.legend}>
        {t('composer.pictures')}
        <span className={styles.note}>
          {t('composer.picturesNote', { pictures: pictures.length, most: MAX_TOPIC_FILES })}
        </span>
      </legend>
      {pictures.length > 0 ? (
        <ol className={styles.list}>
          {pictures.map((picture, index) => (
            <PictureField
              key={picture.key}
              picture={picture}
              index={index}
              count={pictures.length}
              pictures={own}
              onMove={moveTo}
            />
          ))}
        </ol>
      ) : null}
      <label htmlFor={id} className={styles.add} data-full={full || undefined}>
        <ImageIcon />
        {t('composer.addPictures')}
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        accept={imageAccept}
        disabled={full}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <p className={styles.hint}>{t('composer.dropHint')}</p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}
