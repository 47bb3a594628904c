import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { skinTypes } from '@/contract/skin';
import { paths } from '@/lib/paths';
import styles from './Surveys.module.css';

/** Renders all sixteen types by name, except `except`. */
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
                <span className={styles.typeCode}>{code}</span>
                {skin(`name.${code as 'YMSJ'}`)}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
