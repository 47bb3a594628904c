import { z } from '@/lib/formSchema';

/** A picture of something being written. */
export interface FormPicture {
  /** The picture's key in the form. */
  key: string;
  state: 'uploading' | 'ready' | 'failed';
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

/** An uploaded picture, as a draft stores it. */
export const storedPicture = z.object({ url: z.string(), alt: z.string() });
export type StoredPicture = z.infer<typeof storedPicture>;

export const formPictureOf = ({ url, alt }: StoredPicture): FormPicture => ({
  key: url,
  state: 'ready',
  url,
  preview: url,
  alt,
  progress: 1,
});

export const storedPictures = (pictures: FormPicture[]): StoredPicture[] =>
  pictures.filter((it) => it.state === 'ready').map(({ url, alt }) => ({ url, alt }));
