import { clsx } from 'clsx';
import { type ComponentProps, type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Legend } from '@/components/ui/Field';
import { ImageIcon } from '@/components/ui/icons';
import type { FormValues } from '@/hooks/useFields';
import { copiedFiles } from '@/lib/browser/clipboard';
import { imageAccept } from '@/lib/images';
import { PictureField } from './PictureField';
import styles from './Pictures.module.css';
import type { StoredPicture } from './storedPicture';
import { type PictureForm, type Pictures, usePictureField } from './usePictures';

/**
 * Renders a form's pictures: picked several at once from the camera or the gallery, dropped, or pasted anywhere in
 * the form, reordered, and with `described` given alternative texts. Where one is all, it is removed before another
 * is picked.
 */
export function PictureFields({
  pictures: own,
  described = false,
  title,
  error,
}: {
  pictures: Pictures;
  described?: boolean;
  /** The label of the pictures, where one is needed. */
  title?: string;
  error?: string;
}) {
  const { t } = useTranslation('pictures');
  const id = useId();
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const { pictures, most, add, move } = own;
  const full = pictures.length >= most;
  const isReplaced = full && most === 1;
  const fields = useRef<HTMLFieldSetElement>(null);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    // The form's editor, or other pictures of it, come first.
    if (event.defaultPrevented || isReplaced || !event.clipboardData) return;
    const files = copiedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const form = fields.current?.form;
    form?.addEventListener('paste', paste);
    return () => form?.removeEventListener('paste', paste);
  }, []);

  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setSaid(t('moved', { place: to + 1 }));
  };
  return (
    <fieldset
      ref={fields}
      className={over ? styles.over : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Legend note={most > 1 ? t('count', { pictures: pictures.length, most }) : undefined}>
        {title ?? t('title')}
      </Legend>
      {pictures.length > 0 ? (
        <ol className={styles.list}>
          {pictures.map((picture, index) => (
            <PictureField
              key={picture.key}
              picture={picture}
              index={index}
              count={pictures.length}
              pictures={own}
              described={described}
              onMove={moveTo}
            />
          ))}
        </ol>
      ) : null}
      {isReplaced ? null : (
        <>
          <label htmlFor={id} className={clsx('pick', styles.add)} data-full={full || undefined}>
            <ImageIcon />
            {t('add')}
          </label>
          <input
            id={id}
            className="visually-hidden"
            type="file"
            multiple
            accept={imageAccept}
            disabled={full}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <p className={styles.hint}>{t('dropHint')}</p>
        </>
      )}
      {error ? (
        <p id={`${id}-error`} className={styles.problem} role="alert">
          {error}
        </p>
      ) : null}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}

/** Renders the pictures of a form that are in its values, `most` of them, with what is wrong with them. */
export function FormPictures<T extends { pictures: StoredPicture[] }, O extends FormValues>({
  form,
  most,
  ...rest
}: Omit<ComponentProps<typeof PictureFields>, 'pictures' | 'error'> & { form: PictureForm<T, O>; most: number }) {
  const { t } = useTranslation('pictures');
  const pictures = usePictureField(form, most);
  const { pictures: error } = form.errors;
  const hasFailed = pictures.pictures.some(({ state }) => state === 'failed');
  return <PictureFields {...rest} pictures={pictures} error={error && hasFailed ? t('problem.left') : error} />;
}
