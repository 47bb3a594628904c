import type { texts } from '../../locales/texts.ts';
import type { Locale } from '../messages/locale.ts';
import { message } from '../messages/message.ts';
import { type ApiError, invalidField } from './errors.ts';

/** The reason for rejecting a field that only the database, not the schema, can check. */
export type FieldReason = keyof typeof texts.ko.fields;

/** Creates the error (400) of one field, in the caller's language. */
export const fieldError = (locale: Locale, field: string, reason: FieldReason): ApiError =>
  invalidField(field, message(locale, `fields:${reason}`));
