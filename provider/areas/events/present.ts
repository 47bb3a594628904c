import { millisecondsInDay } from 'date-fns/constants';
import { type applicationStatuses, EVENT_DETAILS_DAYS } from '../../../contract/constants/participation.ts';
import type {
  Application,
  DeliveryInformation,
  Event,
  EventSummary,
  ManagedApplication,
} from '../../../contract/events.ts';
import type { eventApplications } from '../../db/schema/events.ts';
import type { ReaderContext } from '../../domain/identity/requestContext.ts';
import { presentAuthor, shortenedName } from '../../domain/members/present.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import type { ApplicationRow, findForumEvent, OwnApplication } from './queries.ts';
import { type EventRow, statusOf } from './rules.ts';

/** Returns the time at which delivery details are erased. */
const storedUntil = ({ endsAt }: Pick<EventRow, 'endsAt'>) =>
  new Date(endsAt.getTime() + EVENT_DETAILS_DAYS * millisecondsInDay);

type Reader = Pick<ReaderContext, 'locale' | 'now'>;

/** Presents an event for a list. */
export function presentSummary(row: EventRow, { locale, now }: Reader): EventSummary {
  const status = statusOf(row, now);
  return {
    slug: row.slug,
    status,
    opened: status === 'opened',
    winnerAnnouncement: row.announcedAt !== null,
    title: localised(row, 'title', locale),
    summary: localised(row, 'summary', locale),
    image: row.image,
    gift: localised(row, 'gift', locale),
    winner_count: row.winnerCount,
    application_count: row.applicationCount,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    announces_at: (row.announcedAt ?? row.announcesAt).toISOString(),
  };
}

/** Presents an event with its details; winners only once they are announced. */
export function presentEvent(
  {
    event: row,
    winners,
    forumEvent,
  }: {
    event: EventRow;
    winners: { nickname: string }[];
    forumEvent: Awaited<ReturnType<typeof findForumEvent>>;
  },
  reader: Reader,
): Event {
  const { locale } = reader;
  return {
    ...presentSummary(row, reader),
    description: localised(row, 'description', locale),
    choosing: localised(row, 'choosing', locale),
    requested_fields: row.requestedFields.map((field) => ({
      field: field.field,
      label: localised(field, 'label', locale),
      hint: localised(field, 'hint', locale),
    })),
    winners: row.announcedAt ? winners.map(({ nickname }) => shortenedName(nickname)) : [],
    forum_event: forumEvent
      ? {
          forum: forumEvent.forum,
          event: forumEvent.event,
          title: localised(forumEvent, 'title', locale),
        }
      : null,
  };
}

type Row = typeof eventApplications.$inferSelect;

const written = (row: Row, sentAt: Date | null) => ({
  content: row.content,
  answer: row.answer,
  answer1: row.answer1,
  answer2: row.answer2,
  answer3: row.answer3,
  resourceUrls: row.resourceUrls,
  instagramUsername: row.instagramUsername,
  phone: row.phone,
  sent_at: sentAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});

const outcomeOf = ({ announcedAt }: EventRow, chosen: boolean): (typeof applicationStatuses)[number] => {
  if (!announcedAt) return 'applied';
  return chosen ? 'won' : 'lost';
};

/** Presents a member's own application, with its result once winners are announced. */
export const presentOwn = (event: EventRow, { application, chosen, sentAt }: OwnApplication): Application => ({
  status: outcomeOf(event, chosen),
  ...written(application, sentAt),
});

const deliveryFields = (row: Row) => ({
  name: row.name,
  phone: row.phone,
  zipcode: row.zipcode,
  address: row.address,
  detailAddress: row.detailAddress,
  fullAddress: row.fullAddress,
  deliveryMessage: row.deliveryMessage,
});

/** Presents the delivery address of a prize to its owner. */
export const presentDelivery = (event: EventRow, row: Row, now: Date): DeliveryInformation => ({
  ...deliveryFields(row),
  editable: statusOf(event, now) === 'opened',
  stored_until: storedUntil(event).toISOString(),
});

/** Presents an application for managers: delivery and contact details of chosen ones only. */
export const presentManaged = (
  { application, author, chosen, sentAt, sender }: ApplicationRow,
  locale: Locale,
): ManagedApplication => ({
  id: application.id,
  user: presentAuthor(author, locale),
  chosen,
  ...written(application, sentAt),
  sent_by: sender,
  phone: chosen ? application.phone : '',
  delivery: chosen && application.address ? deliveryFields(application) : null,
});
