import { TextField } from '@/components/ui/Field';
import { TextArea } from '@/components/ui/TextArea';

/** Renders a text of a form of the console, on one line or, with `rows`, in an area. */
export function FormText<N extends string>({
  edit: { values, errors, change },
  name,
  rows,
  ...field
}: {
  edit: {
    values: Record<N, string>;
    errors: { [K in N]?: string };
    change: (values: { [K in N]?: string }) => unknown;
  };
  name: N;
  label: string;
  maxLength: number;
  note?: string;
  disabled?: boolean;
  rows?: number;
}) {
  // lookup-allowed: the name of a field comes from the form's own code
  const text = { ...field, name, autoComplete: 'off', value: values[name], error: errors[name] };
  const set = (value: string) => change({ [name]: value } as { [K in N]?: string });
  return rows ? (
    <TextArea {...text} rows={rows} onChange={(event) => set(event.target.value)} />
  ) : (
    <TextField {...text} onChange={(event) => set(event.target.value)} />
  );
}
