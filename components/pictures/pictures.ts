import { z } from '@/lib/formSchema';

/** A picture of something being written. */
export interface FormPicture {
  /** Its own name here, for as long as the form stands. */
  key: string;
  state: 'uploading' | 'ready' | 'failed';
  /** The address at the provider, '' until it is there. */
  url: string;
  /** What is shown meanwhile: an address of the file in this browser. */
  preview: string;
  alt: string;
  /** The part that is sent, from 0 to 1. */
  progress: number;
  /** Kept until it is sent, to send it again. */
  file?: File;
  /** Why it failed, in words. */
  problem?: string;
}

/** A picture that is at the provider: as much as a draft keeps. */
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
