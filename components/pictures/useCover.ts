import { useEffect } from 'react';
import { storedPictures } from './pictures';
import { usePictures } from './usePictures';

const pictureOf = (url: string) => (url ? [{ url, alt: '' }] : []);

/** Manages the one picture of a form that has its address, '' without one: `change` gets the address of another. */
export function useCover(initial: string, change: (url: string) => void) {
  const { reset, ...pictures } = usePictures(pictureOf(initial), 1);
  const [cover] = storedPictures(pictures.pictures);
  const url = cover?.url ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over whenever the picture changes
  useEffect(() => change(url), [url]);
  return { ...pictures, reset: (stored: string) => reset(pictureOf(stored)) };
}
