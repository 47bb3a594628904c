import { useId } from 'react';
import styles from './Prose.module.css';

export interface ProseSection {
  heading: string;
  body: readonly string[];
}

/** Renders a long text in numbered sections. */
export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  const id = useId();
  return (
    <div className={styles.prose}>
      {sections.map(({ heading, body }, index) => (
        <section className="stack-3" key={heading} aria-labelledby={`${id}-${index}`}>
          <h2 className="heading" id={`${id}-${index}`}>
            {index + 1}. {heading}
          </h2>
          {body.map((paragraph) => (
            <p className="soft" key={paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
