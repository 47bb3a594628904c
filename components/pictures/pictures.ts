import type * as z from '@/contract/zod';
import type { pictureState, StoredPicture } from './storedPicture';

/** A picture of something being written. */
export interface FormPicture {
  /** The picture's key in the form. */
  key: string;
  state: z.infer<typeof pictureState>;
  /** The address at the provider, '' until it is there. */
  url: string;
  /** A preview: an object URL of the file in this browser. */
  preview: string;
  alt: string;
  /** The part that is sent, from 0 to 1. */
  progress: number;
  /** The file until it is uploaded, for retries. */
  file?: File;
  /** The message of the failure. */
  problem?: string;
}

/** Completes a picture of a form's values, of which an uploaded one may have its address and text alone. */
export const formPictureOf = (picture: StoredPicture & Partial<FormPicture>): FormPicture => ({
  key: picture.url,
  state: 'ready',
  preview: picture.url,
  progress: 1,
  ...picture,
});

/** Returns the uploaded pictures alone, which have an address by then. */
export const storedPictures = (pictures: StoredPicture[]): StoredPicture[] =>
  pictures.filter(({ url }) => url !== '').map(({ url, alt }) => ({ url, alt }));

/** Returns a form's values with the uploaded pictures alone, as its draft has them. */
export const withStored = <T extends { pictures: StoredPicture[] }>(values: T): T => ({
  ...values,
  pictures: storedPictures(values.pictures),
});

/** Returns whether a picture of a form's values is being uploaded. */
export const isUploading = ({ pictures }: { pictures: (StoredPicture & Partial<FormPicture>)[] }): boolean =>
  pictures.some(({ state }) => state === 'uploading');
