import { TextField } from '@/components/ui/Field';
import { TextArea } from '@/components/ui/TextArea';
import styles from '../Challenges.module.css';

/** The names of a text in both languages. */
type Both<N extends string> = N | `${N}_en`;

/** Values of a form, or of one row of it, of which some are texts. */
interface Edit<N extends string> {
  values: Record<N, string>;
  errors?: { [K in N]?: string };
  change: (values: { [K in N]?: string }) => unknown;
}

/** What fields of texts have besides their label; with `rows` they are areas of so many lines. */
interface TextOptions {
  limit?: number;
  note?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  rows?: number;
}

/** Returns the names of texts in both languages, each beside its other. */
export const bothLanguages = <N extends string>(texts: Record<N, unknown>): Both<N>[] =>
  (Object.keys(texts) as N[]).flatMap((name) => [name, `${name}_en` as const]);

/** Renders a text of a form of the console; `path` is where its row stands in the form's values. */
function FormText<N extends string>({
  edit: { values, errors, change },
  name,
  path,
  rows,
  ...field
}: TextOptions & { edit: Edit<N>; name: N; path?: string; label: string }) {
  const text = {
    ...field,
    name: path ? `${path}.${name}` : name,
    autoComplete: 'off',
    // lookup-allowed: the name of a field comes from the form's own code
    value: values[name],
    // lookup-allowed: as above, the name of a field comes from code
    error: errors?.[name],
  };
  const set = (value: string) => change({ [name]: value } as { [K in N]?: string });
  return rows ? (
    <TextArea {...text} rows={rows} onChange={(event) => set(event.target.value)} />
  ) : (
    <TextField {...text} onChange={(event) => set(event.target.value)} />
  );
}

/** Renders a text of a form of the console in both languages, side by side; the first one may take the focus. */
export function FormTexts<N extends string>({
  edit,
  name,
  labelOf,
  autoFocus,
  ...field
}: TextOptions & { edit: Edit<Both<N>>; name: N; path?: string; labelOf: (name: Both<N>) => string }) {
  return (
    <div className={styles.pair}>
      {([name, `${name}_en`] as const).map((key) => (
        <FormText
          key={key}
          {...field}
          edit={edit}
          name={key}
          label={labelOf(key)}
          autoFocus={autoFocus && key === name}
        />
      ))}
    </div>
  );
}
