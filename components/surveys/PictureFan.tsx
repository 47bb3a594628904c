import { TypePicture } from '@/components/ui/TypePicture';
import styles from './Surveys.module.css';

/** Types whose drawings differ most from each other. */
const SHOWN = ['YTKP', 'YMSJ', 'GMKP', 'GMSP'];

/** Renders a few of the drawings side by side, as a promise of the result; decoration. */
export function PictureFan() {
  return (
    <div className={styles.fan} aria-hidden="true">
      {SHOWN.map((code) => (
        <TypePicture key={code} code={code} eager />
      ))}
    </div>
  );
}
