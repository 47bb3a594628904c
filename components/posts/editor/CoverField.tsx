import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadFileMutation } from '@/api/uploads';
import { useAcceptedPictures } from '@/components/pictures/useAcceptedPictures';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { ImageIcon } from '@/components/ui/icons';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { FILE_ALT_MAX } from '@/contract/constants/common';
import { useFailureToast } from '@/hooks/useFailureToast';
import { imageAccept } from '@/lib/images';
import styles from './PostComposer.module.css';
import type { PostValues } from './postValues';

/** Renders the field of a post's cover: picked, uploaded, described, removed. */
export function CoverField({
  cover,
  error,
  onChange,
  onBusy,
}: {
  cover: PostValues['cover'];
  error?: string;
  onChange: (cover: PostValues['cover']) => void;
  onBusy: (busy: boolean) => void;
}) {
  const { t } = useTranslation('posts');
  const id = useId();
  const [upload] = useUploadFileMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const accepted = useAcceptedPictures();
  const showFailure = useFailureToast();

  const picks = useRef(0);
  /** The latest pick that was accepted: those before it count no more. */
  const sent = useRef(0);

  const send = async (file: File) => {
    picks.current += 1;
    const pick = picks.current;
    const isRefused = (await accepted([file])).length === 0;
    if (isRefused || pick < sent.current) return;
    sent.current = pick;
    const isLatest = () => pick === sent.current;
    setProgress(0);
    onBusy(true);
    try {
      const onProgress = (part: number) => isLatest() && setProgress(part);
      const { url } = await upload({ file, onProgress }).unwrap();
      if (isLatest()) onChange({ url, alt: '' });
    } catch (failure) {
      if (isLatest()) showFailure(failure, t('editor.uploadFailed'));
    }
    if (!isLatest()) return;
    setProgress(null);
    onBusy(false);
  };
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>
        {t('editor.cover')}
        <span className="beside">{t('editor.coverNote')}</span>
      </legend>
      {cover ? (
        <div className="stack-3">
          {/* biome-ignore lint/performance/noImgElement: a file of our store, shown in the form alone */}
          <img src={`${cover.url}?w=640`} alt="" className={styles.picture} />
          <TextField
            name="cover.alt"
            label={t('editor.coverAlt')}
            placeholder={t('editor.altHint')}
            limit={FILE_ALT_MAX}
            autoComplete="off"
            value={cover.alt}
            error={error}
            onChange={(event) => onChange({ ...cover, alt: event.target.value })}
          />
        </div>
      ) : null}
      {progress === null ? null : <ProgressBar label={t('editor.uploading')} value={progress} />}
      <div className="row-2">
        <label htmlFor={id} className={clsx('pick', styles.pick)}>
          <ImageIcon />
          {cover ? t('editor.coverChange') : t('editor.coverAdd')}
        </label>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept={imageAccept}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void send(file);
          }}
        />
        {cover ? <Button onClick={() => onChange(null)}>{t('editor.coverRemove')}</Button> : null}
      </div>
    </fieldset>
  );
}
