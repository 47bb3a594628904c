import styles from './Composer.module.css';

/** The title of a page where a topic is written, and where it will stand. */
export function ComposerHeading({ title, place }: { title: string; place?: string }) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      {place ? <p>{place}</p> : null}
    </header>
  );
}
