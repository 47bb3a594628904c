import { useEffect } from 'react';
import { PictureFields } from '@/components/pictures/PictureFields';
import { useCover } from '@/components/pictures/useCover';

/** Renders the picture of a prize. `url` is the one that it begins with, '' for none. */
export function PrizePicture({
  url,
  title,
  onChange,
  onUploads,
}: {
  url: string;
  title: string;
  onChange: (url: string) => void;
  /** Called when an upload begins and when it is over. */
  onUploads: (more: 1 | -1) => void;
}) {
  const pictures = useCover(url, (chosen) => {
    if (chosen !== url) onChange(chosen);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted at the beginning and the end of an upload
  useEffect(() => {
    if (!pictures.uploading) return;
    onUploads(1);
    return () => onUploads(-1);
  }, [pictures.uploading]);
  return <PictureFields pictures={pictures} title={title} />;
}
