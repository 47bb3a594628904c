import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadImageMutation } from '@/api/uploads';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useSequential } from '@/hooks/useSequential';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { moved } from '@/lib/images';
import { type FormPicture, formPictureOf, type StoredPicture } from './pictures';
import { useAcceptedPictures } from './useAcceptedPictures';

/** Manages the pictures of a form, `most` of them: added several at once, uploaded one after another. */
export function usePictures(initial: StoredPicture[], most: number) {
  const { t } = useTranslation('pictures');
  const [pictures, setPictures] = useState<FormPicture[]>(() => initial.map(formPictureOf));
  const [upload] = useUploadImageMutation();
  const accepted = useAcceptedPictures();
  const showFailure = useFailureToast();
  const sequential = useSequential();
  const previews = useRef<string[]>([]);

  useEffect(() => () => previews.current.forEach((it) => void URL.revokeObjectURL(it)), []);

  // Files are read before they are added, and pictures may be added meanwhile.
  const count = useRef(0);
  useEffect(() => {
    count.current = pictures.length;
  }, [pictures]);

  const change = (key: string, part: Partial<FormPicture>) =>
    setPictures((all) => all.map((it) => (it.key === key ? { ...it, ...part } : it)));

  const send = async (key: string, file: File) => {
    change(key, { state: 'uploading', progress: 0, problem: undefined });
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const { url } = await upload({ file, onProgress }).unwrap();
      change(key, { state: 'ready', url, progress: 1, file: undefined });
    } catch (failure) {
      change(key, { state: 'failed', problem: t('problem.failed') });
      showFailure(failure, t('problem.failed'));
    }
  };

  const addAccepted = async (files: File[]) => {
    const fit = await accepted(files);
    const room = Math.max(0, most - count.current);
    if (fit.length > room) void notify('warning', t('problem.many', { most }));
    const added = fit.slice(0, room).map((file): FormPicture & { file: File } => {
      const preview = URL.createObjectURL(file);
      previews.current.push(preview);
      return { key: newKey(), state: 'uploading', url: '', preview, alt: '', progress: 0, file };
    });
    count.current += added.length;
    setPictures((all) => [...all, ...added]);
    for (const { key, file } of added) sequential(() => send(key, file));
  };

  return {
    pictures,
    most,
    add: (files: File[]) => void addAccepted(files),
    retry: ({ key, file }: FormPicture) => file && sequential(() => send(key, file)),
    describe: (key: string, alt: string) => change(key, { alt }),
    remove: (key: string) => setPictures((all) => all.filter((it) => it.key !== key)),
    move: (from: number, to: number) => setPictures((all) => moved(all, from, to)),
    reset: (stored: StoredPicture[]) => setPictures(stored.map(formPictureOf)),
    uploading: pictures.some((it) => it.state === 'uploading'),
  };
}
/** The pictures of a form, as their fields need them. */
export type Pictures = Omit<ReturnType<typeof usePictures>, 'reset'>;
