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
  onChange,
}: {
  legend: string;
  note: string;
  terms: readonly PostTerm[];
  chosen: readonly string[];
  most: number;
  /** Before each name. */
  mark?: string;
  onChange: (slugs: string[]) => void;
}) {
  const toggle = (slug: string) =>
    onChange(chosen.includes(slug) ? chosen.filter((it) => it !== slug) : [...chosen, slug]);
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>
        {legend}
        <span className="beside">{note}</span>
      </legend>
      <div className={styles.chips}>
        {terms.map(({ slug, name }) => (
          <Chip
            key={slug}
            selected={chosen.includes(slug)}
            disabled={!chosen.includes(slug) && chosen.length >= most}
            onClick={() => toggle(slug)}
          >
            {mark}
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
