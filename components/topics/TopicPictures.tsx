import { usePictureLinks } from '@/components/pictures/useViewer';
import { useAltOf } from '@/components/pictures/viewedPicture';
import { Picture } from '@/components/ui/Picture';
import type { TopicFile } from '@/contract/topics';
import { columnsOf, placesOf } from './pictureGrid';
import styles from './TopicPictures.module.css';

/** The widths of a picture alone, of the larger one of three, and of any other. */
const SIZES = {
  one: '(min-width: 48em) 720px, 100vw',
  lead: '(min-width: 48em) 480px, 66vw',
  part: '(min-width: 48em) 354px, 50vw',
};

/** Renders a topic's pictures, laid out by their number and shapes; each opens in full screen. */
export function TopicPictures({
  files,
  path,
}: {
  files: TopicFile[];
  /** The topic's own address: a list shows its first picture, which moves here. */
  path: string;
}) {
  const altOf = useAltOf();
  const { linkOf, viewer } = usePictureLinks(files);
  if (files.length === 0) return null;
  const isThree = files.length === 3;
  const places = files.length === 1 || isThree ? [] : placesOf(files);
  const sizesOf = (index: number) => {
    if (files.length === 1) return SIZES.one;
    return isThree && index === 0 ? SIZES.lead : SIZES.part;
  };
  return (
    <>
      <ul
        className={styles.pictures}
        data-count={Math.min(files.length, 4)}
        style={isThree ? { gridTemplateColumns: columnsOf(files) } : undefined}
      >
        {files.map((file, index) => (
          <li key={file.url} style={places[index]}>
            <a className={styles.link} {...linkOf(file)}>
              <Picture
                className={styles.picture}
                url={file.url}
                alt={altOf(file, index + 1)}
                width={file.width}
                height={file.height}
                sizes={sizesOf(index)}
                eager={index === 0}
                moves={index === 0 ? path : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
