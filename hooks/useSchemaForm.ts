import { type Fields, type FieldsOptions, type FormSchema, type FormValues, useFields } from './useFields';

/** Manages the fields of a form that is rendered with each change of a value. */
export function useSchemaForm<T extends FormValues>(schema: FormSchema<T>, initial: T, options?: FieldsOptions<T>) {
  const fields = useFields(schema, initial, options);
  return { ...fields, values: fields.watch() };
}
export type SchemaForm<T extends FormValues> = Fields<T> & { values: T };
