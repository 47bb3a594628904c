import { useEffect } from 'react';

/** Called when an upload of a field begins and when it is over, also since the field is gone. */
export type CountUploads = (more: 1 | -1) => void;

/** Counts the uploads of a field, for a form that is not sent before they are over. */
export function useCountedUploads(isUploading: boolean, onUploads: CountUploads) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted at the beginning and the end of an upload
  useEffect(() => {
    if (!isUploading) return;
    onUploads(1);
    return () => onUploads(-1);
  }, [isUploading]);
}
