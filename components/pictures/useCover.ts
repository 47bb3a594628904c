import { useEffect } from 'react';
import { storedPictures } from './pictures';
import { usePictures } from './usePictures';

const picturesOf = (urls: readonly string[]) => urls.map((url) => ({ url, alt: '' }));
const urlsOf = (cover: string) => (cover ? [cover] : []);

/** Manages the pictures of a form that has their addresses, `most` of them: `change` gets those of others. */
export function usePictureUrls(initial: readonly string[], most: number, change: (urls: string[]) => void) {
  const { reset, ...pictures } = usePictures(picturesOf(initial), most);
  const urls = storedPictures(pictures.pictures).map(({ url }) => url);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over whenever the pictures change
  useEffect(() => change(urls), [urls.join(' ')]);
  return { ...pictures, reset: (stored: readonly string[]) => reset(picturesOf(stored)) };
}

/** Manages the one picture of a form that has its address, '' without one: `change` gets the address of another. */
export function useCover(initial: string, change: (url: string) => void) {
  const { reset, ...pictures } = usePictureUrls(urlsOf(initial), 1, ([url = '']) => change(url));
  return { ...pictures, reset: (stored: string) => reset(urlsOf(stored)) };
}
