import type { Locale } from './locale.ts';

/** The columns of a row with an English counterpart: `title` with `titleEn`. */
type Localised<Row> = {
  [Name in keyof Row & string]: `${Name}En` extends keyof Row ? Name : never;
}[keyof Row & string];

/** Returns a row's text in the reader's language. */
export const localised = <Row extends object, Name extends Localised<Row>>(
  row: Row,
  name: Name,
  locale: Locale,
): Row[Name] =>
  // lookup-allowed: the column's name is written in our code
  row[(locale === 'en' ? `${name}En` : name) as Name];
