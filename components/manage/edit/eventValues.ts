import {
  EVENT_CHOOSING_MAX,
  EVENT_DESCRIPTION_MAX,
  EVENT_GIFT_MAX,
  EVENT_HINT_MAX,
  EVENT_LABEL_MAX,
  EVENT_SUMMARY_MAX,
  EVENT_TITLE_MAX,
} from '@/contract/constants/campaigns';
import type { EventFieldName } from '@/contract/constants/participation';
import { type ManagedEvent, managedEventSchemas, type RequestedField } from '@/contract/managedEvents';
import { hasVisible } from '@/contract/typedText';
import * as z from '@/contract/zod';
import { typedNumber } from '@/lib/typedNumber';
import { seoulFieldOf } from '../seoulTime';
import { typedInstant } from '../typedFields';

export const EVENT_SLUG_MAX = 60;
/** The kinds of what an event asks, each with its fields: a kind can be asked as often as it has fields. */
const kinds = {
  answer: ['answer', 'answer1', 'answer2', 'answer3'],
  content: ['content'],
  resourceUrls: ['resourceUrls'],
  instagramUsername: ['instagramUsername'],
  phone: ['phone'],
  delivery: ['delivery'],
} as const satisfies Record<string, readonly EventFieldName[]>;
export type FieldKind = keyof typeof kinds;
export const fieldKinds = Object.keys(kinds) as FieldKind[];

/** Returns the kind of a field. */
export const kindOf = (field: EventFieldName): FieldKind =>
  fieldKinds.find((kind) => kinds[kind].some((it) => it === field)) ?? 'answer';

/** Returns a field of a kind that is not asked yet; undefined where all are. */
export const freeField = (kind: FieldKind, asked: readonly RequestedField[]): EventFieldName | undefined =>
  kinds[kind].find((field) => asked.every((it) => it.field !== field));

const isBoth = (one: string, other: string) => hasVisible(one) === hasVisible(other);
const { shape } = managedEventSchemas.createEvent.body;

/** The form of an event: numbers as typed, times as fields of the browser, in Korea. */
export const eventForm = z.object({
  ...shape,
  image: z.string(),
  requested_fields: shape.requested_fields.refine((fields) =>
    fields.every((it) => isBoth(it.label, it.label_en) && isBoth(it.hint, it.hint_en)),
  ),
  winner_count: typedNumber(shape.winner_count),
  starts_at: typedInstant,
  ends_at: typedInstant,
  announces_at: typedInstant,
  version: z.number(),
});
export type EventValues = z.input<typeof eventForm>;

/** The texts of an event, and how long each may be in either language. */
export const eventTexts = {
  title: EVENT_TITLE_MAX,
  summary: EVENT_SUMMARY_MAX,
  description: EVENT_DESCRIPTION_MAX,
  gift: EVENT_GIFT_MAX,
  choosing: EVENT_CHOOSING_MAX,
} as const;
/** The texts of what an event asks, and how long each may be in either language. */
export const fieldTexts = {
  label: EVENT_LABEL_MAX,
  hint: EVENT_HINT_MAX,
} as const;
export const eventTimes = ['starts_at', 'ends_at', 'announces_at'] as const;

/** The values of the form of a new event. */
export const newEvent: EventValues = {
  slug: '',
  title: '',
  title_en: '',
  summary: '',
  summary_en: '',
  description: '',
  description_en: '',
  gift: '',
  gift_en: '',
  choosing: '',
  choosing_en: '',
  image: '',
  requested_fields: [],
  winner_count: '',
  starts_at: '',
  ends_at: '',
  announces_at: '',
  version: 0,
};

/** Returns a stored event as the values of its form. */
export function eventValuesOf(stored: ManagedEvent): EventValues {
  const { state: _, published_at: __, announced_at: ___, application_count: ____, ...fields } = stored;
  return {
    ...fields,
    winner_count: String(fields.winner_count),
    starts_at: seoulFieldOf(fields.starts_at),
    ends_at: seoulFieldOf(fields.ends_at),
    announces_at: seoulFieldOf(fields.announces_at),
  };
}
