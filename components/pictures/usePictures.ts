import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUploadImageMutation } from '@/api/uploads';
import { useFailureToast } from '@/hooks/useFailureToast';
import type { Fields, FormValues } from '@/hooks/useFields';
import { useSequential } from '@/hooks/useSequential';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { moved } from '@/lib/images';
import { type FormPicture, formPictureOf, isUploading } from './pictures';
import type { StoredPicture } from './storedPicture';
import { useAcceptedPictures } from './useAcceptedPictures';

type Update = (all: FormPicture[]) => FormPicture[];

/** Adds pictures to `pictures`, `most` of them: several at once, uploaded one after another. */
function useUploads(pictures: FormPicture[], setPictures: (update: Update) => void, most: number) {
  const { t } = useTranslation('pictures');
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

  /** Those that were removed, whose upload ends, or does not begin. */
  const removed = useRef(new Set<string>());
  const inFlight = useRef<{ key: string; abort: () => void }>(undefined);

  const send = async (key: string, file: File) => {
    if (removed.current.has(key)) return;
    change(key, { state: 'uploading', progress: 0, problem: undefined });
    const call = upload({ file, onProgress: (progress) => change(key, { progress }) });
    inFlight.current = { key, abort: call.abort };
    try {
      const { url } = await call.unwrap();
      change(key, { state: 'ready', url, progress: 1, file: undefined });
    } catch (failure) {
      if (removed.current.has(key)) return;
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
    remove(key: string): void {
      removed.current.add(key);
      if (inFlight.current?.key === key) inFlight.current.abort();
      setPictures((all) => all.filter((it) => it.key !== key));
    },
    move: (from: number, to: number) => setPictures((all) => moved(all, from, to)),
    uploading: isUploading({ pictures }),
  };
}
/** The pictures of a form, as their fields need them. */
export type Pictures = ReturnType<typeof useUploads>;

export type PictureForm<T extends FormValues, O extends FormValues> = Pick<
  Fields<T, O>,
  'control' | 'getValues' | 'change' | 'errors'
>;

/** Manages the pictures of a form that are in its values as `pictures`, those that are being uploaded too. */
export function usePictureField<T extends { pictures: StoredPicture[] }, O extends FormValues>(
  { control, getValues, change }: PictureForm<T, O>,
  most: number,
): Pictures {
  const value: T['pictures'] = useWatch({ control, name: 'pictures' as FieldPath<T> });
  const setPictures = (update: Update) =>
    change({ pictures: update(getValues().pictures.map(formPictureOf)) } as FormValues as Partial<T>);
  return useUploads(value.map(formPictureOf), setPictures, most);
}

/** Manages the pictures of a form beside its values. */
export function usePictures(initial: StoredPicture[], most: number) {
  const [pictures, setPictures] = useState<FormPicture[]>(() => initial.map(formPictureOf));
  return {
    ...useUploads(pictures, setPictures, most),
    reset: (stored: StoredPicture[]) => setPictures(stored.map(formPictureOf)),
  };
}
