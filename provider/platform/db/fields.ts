/** The column that stores a field: `title_en` is stored in `titleEn`. */
type Column<Field> = Field extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Column<Tail>>}` : Field;

/** A stored value as a response has it: an instant is its string. */
type Sent<Value> = Value extends Date ? string : Value;

const columnOf = (field: string) => field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the fields of a form under the names of their columns. */
export const toColumns = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [columnOf(field), value])) as {
    [Field in keyof Fields as Column<Field>]: Fields[Field];
  };

/** Reads fields from the columns of a row, the inverse of `toColumns`. */
export const toFields = <Field extends string, Row extends { [Name in Field as Column<Name>]: unknown }>(
  row: Row,
  fields: readonly Field[],
) => {
  const columns = new Map<string, unknown>(Object.entries(row));
  const read = (field: Field) => {
    const value = columns.get(columnOf(field));
    return [field, value instanceof Date ? value.toISOString() : value];
  };
  return Object.fromEntries(fields.map(read)) as {
    [Name in Field]: Column<Name> extends keyof Row ? Sent<Row[Column<Name>]> : never;
  };
};
