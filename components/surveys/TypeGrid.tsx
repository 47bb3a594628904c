import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { TypePicture } from '@/components/ui/TypePicture';
import { skinTypes } from '@/contract/skin';
import { paths } from '@/lib/paths';
import styles from './Types.module.css';

/** Renders all sixteen types as a gallery of their drawings, except `except`. */
export function TypeGrid({ title, except }: { title: string; except?: string }) {
  const { t: skin } = useTranslation('skin');
  return (
    <section aria-labelledby="types">
      <h2 id="types" className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.types}>
        {skinTypes
          .filter((code) => code !== except)
          .map((code) => (
            <li key={code}>
              <Link href={paths.skin(code)} prefetch={false} className={styles.type}>
                <TypePicture code={code} />
                <strong>{skin(`name.${code as 'YMSJ'}`)}</strong>
                <span className={styles.code}>{code}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
