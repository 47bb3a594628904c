import { useId } from 'react';
import { Chip } from '@/components/ui/Chips';
import type { PostTerm } from '@/contract/posts';
import styles from './PostComposer.module.css';

/** Renders a choice of several terms: categories, tags. */
export function TaxonomyField({
  legend,
  note,
  terms,
  chosen,
  most,
  mark = '',
  error,
  onChange,
}: {
  legend: string;
  note: string;
  terms: readonly PostTerm[];
  chosen: readonly string[];
  most: number;
  /** Before each name. */
  mark?: string;
  error?: string;
  onChange: (slugs: string[]) => void;
}) {
  const id = useId();
  // One of a draft may be gone since.
  const known = chosen.filter((it) => terms.some(({ slug }) => slug === it));
  const toggle = (slug: string) =>
    onChange(known.includes(slug) ? known.filter((it) => it !== slug) : [...known, slug]);
  return (
    <fieldset
      className={styles.fields}
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={styles.legend}>
        {legend}
        <span className="beside">{note}</span>
      </legend>
      <div className={styles.chips}>
        {terms.map(({ slug, name }) => (
          <Chip
            key={slug}
            selected={known.includes(slug)}
            disabled={!known.includes(slug) && known.length >= most}
            onClick={() => toggle(slug)}
          >
            {mark}
            {name}
          </Chip>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="problem" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
