import { isText } from '@/lib/browser/drafts';

/** A picture of something being written. */
export interface ComposedPicture {
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
export interface KeptPicture {
  url: string;
  alt: string;
}

export const isKeptPicture = (value: unknown): value is KeptPicture =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  'alt' in value &&
  isText(value.url) &&
  isText(value.alt);

export const composedPicture = ({ url, alt }: KeptPicture): ComposedPicture => ({
  key: url,
  state: 'ready',
  url,
  preview: url,
  alt,
  progress: 1,
});

export const keptPictures = (pictures: ComposedPicture[]): KeptPicture[] =>
  pictures.filter((it) => it.state === 'ready').map(({ url, alt }) => ({ url, alt }));
