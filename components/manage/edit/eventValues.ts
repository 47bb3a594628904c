import type { TFunction } from 'i18next';
import {
  EVENT_CHOOSING_MAX,
  EVENT_DESCRIPTION_MAX,
  EVENT_GIFT_MAX,
  EVENT_HINT_MAX,
  EVENT_LABEL_MAX,
  EVENT_SUMMARY_MAX,
  EVENT_TITLE_MAX,
  EVENT_WINNERS_MAX,
} from '@/contract/constants/campaigns';
import { type EventFieldName, eventFieldNames } from '@/contract/constants/participation';
import type { ManagedEvent, ManagedEventBody, RequestedField } from '@/contract/managedEvents';
import { hasVisible } from '@/contract/typedText';
import { z } from '@/lib/formSchema';
import { formatInteger } from '@/lib/numbers';
import { instantOfSeoul, isSeoulTime, seoulFieldOf } from '../seoulTime';

/** The slug of the form of a new event, which no event has. */
export const NEW_EVENT = 'new';
export const EVENT_SLUG_MAX = 60;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

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

const draftField = z.object({
  field: z.enum(eventFieldNames),
  label: z.string(),
  label_en: z.string(),
  hint: z.string(),
  hint_en: z.string(),
});

/** The values of the form of an event: numbers as typed, times as fields of the browser, in Korea. */
export const eventDraft = z.object({
  slug: z.string(),
  title: z.string(),
  title_en: z.string(),
  summary: z.string(),
  summary_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  gift: z.string(),
  gift_en: z.string(),
  choosing: z.string(),
  choosing_en: z.string(),
  image: z.string(),
  requested_fields: z.array(draftField),
  winner_count: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  announces_at: z.string(),
  version: z.number(),
});
export type EventValues = z.infer<typeof eventDraft>;

/** The texts of an event, and how long each may be. */
export const eventTexts = {
  title: EVENT_TITLE_MAX,
  title_en: EVENT_TITLE_MAX,
  summary: EVENT_SUMMARY_MAX,
  summary_en: EVENT_SUMMARY_MAX,
  description: EVENT_DESCRIPTION_MAX,
  description_en: EVENT_DESCRIPTION_MAX,
  gift: EVENT_GIFT_MAX,
  gift_en: EVENT_GIFT_MAX,
  choosing: EVENT_CHOOSING_MAX,
  choosing_en: EVENT_CHOOSING_MAX,
} as const;
/** The texts of what an event asks, and how long each may be. */
export const fieldTexts = {
  label: EVENT_LABEL_MAX,
  label_en: EVENT_LABEL_MAX,
  hint: EVENT_HINT_MAX,
  hint_en: EVENT_HINT_MAX,
} as const;
export const eventTimes = ['starts_at', 'ends_at', 'announces_at'] as const;

const isSlug = (slug: string) => SLUG.test(slug) && slug.length <= EVENT_SLUG_MAX;
const isCount = (typed: string) => /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= EVENT_WINNERS_MAX;
const isBoth = (one: string, other: string) => hasVisible(one) === hasVisible(other);

/** Builds the schema of the form, with messages in the page's language. */
export function eventForm(t: TFunction<'campaigns'>) {
  const text = (max: number) => z.string().check(z.typed(), z.atMost(max, t('form.tooLong', { max })));
  const title = text(EVENT_TITLE_MAX).check(z.atLeast(1, t('form.missing')));
  const time = z.string().check(z.refine(isSeoulTime, t('form.noTime')));
  return z.extend(eventDraft, {
    slug: z.string().check(z.refine(isSlug, t('event.slugHint'))),
    title,
    title_en: title,
    summary: text(EVENT_SUMMARY_MAX),
    summary_en: text(EVENT_SUMMARY_MAX),
    description: text(EVENT_DESCRIPTION_MAX),
    description_en: text(EVENT_DESCRIPTION_MAX),
    gift: text(EVENT_GIFT_MAX),
    gift_en: text(EVENT_GIFT_MAX),
    choosing: text(EVENT_CHOOSING_MAX),
    choosing_en: text(EVENT_CHOOSING_MAX),
    requested_fields: z
      .array(draftField)
      .check(
        z.refine(
          (fields) => fields.every((it) => isBoth(it.label, it.label_en) && isBoth(it.hint, it.hint_en)),
          t('event.fieldsInvalid'),
        ),
      ),
    winner_count: z
      .string()
      .check(z.refine(isCount, t('form.wrongNumber', { min: 1, max: formatInteger(EVENT_WINNERS_MAX) }))),
    starts_at: time,
    ends_at: time,
    announces_at: time,
  });
}

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

/** Returns the values of the form as a call sends them. */
export const eventBodyOf = ({ version: _, ...values }: EventValues): ManagedEventBody => ({
  ...values,
  winner_count: Number(values.winner_count),
  starts_at: instantOfSeoul(values.starts_at),
  ends_at: instantOfSeoul(values.ends_at),
  announces_at: instantOfSeoul(values.announces_at),
});
