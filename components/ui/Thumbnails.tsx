import { Picture } from './Picture';
import styles from './Thumbnails.module.css';

/** Renders pictures of our file store, small and side by side; `altOf` names each by its number, from 1. */
export function Thumbnails({ urls, altOf }: { urls: readonly string[]; altOf: (number: number) => string }) {
  return (
    <div className="row-2">
      {urls.map((url, index) => (
        <Picture
          key={url}
          className={styles.picture}
          url={url}
          alt={altOf(index + 1)}
          width={88}
          height={88}
          sizes="88px"
        />
      ))}
    </div>
  );
}
