import { PictureFields } from '@/components/pictures/PictureFields';
import { useCover } from '@/components/pictures/useCover';
import { type CountUploads, useCountedUploads } from './useCountedUploads';

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
  onUploads: CountUploads;
}) {
  const pictures = useCover(url, (chosen) => {
    if (chosen !== url) onChange(chosen);
  });
  useCountedUploads(pictures.uploading, onUploads);
  return <PictureFields pictures={pictures} title={title} />;
}
