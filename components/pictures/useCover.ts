import { useEffect } from 'react';
import { storedPictures } from './pictures';
import type { StoredPicture } from './storedPicture';
import { usePictures } from './usePictures';

const picturesOf = (urls: readonly string[]) => urls.map((url) => ({ url, alt: '' }));
const urlsOf = (cover: string) => (cover ? [cover] : []);

/** Manages the pictures of a form with their texts, `most` of them: `change` gets those that are uploaded. */
export function useStoredPictures(initial: StoredPicture[], most: number, change: (stored: StoredPicture[]) => void) {
  const pictures = usePictures(initial, most);
  const stored = storedPictures(pictures.pictures);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over whenever the pictures change
  useEffect(() => change(stored), [JSON.stringify(stored)]);
  return pictures;
}

/** Manages the pictures of a form that has their addresses, `most` of them: `change` gets those of others. */
export function usePictureUrls(initial: readonly string[], most: number, change: (urls: string[]) => void) {
  const { reset, ...pictures } = useStoredPictures(picturesOf(initial), most, (stored) =>
    change(stored.map(({ url }) => url)),
  );
  return { ...pictures, reset: (stored: readonly string[]) => reset(picturesOf(stored)) };
}

/** Manages the one picture of a form that has its address, '' without one: `change` gets the address of another. */
export function useCover(initial: string, change: (url: string) => void) {
  const { reset, ...pictures } = usePictureUrls(urlsOf(initial), 1, ([url = '']) => change(url));
  return { ...pictures, reset: (stored: string) => reset(urlsOf(stored)) };
}
