import { consentVersions } from '../../contract/constants/common.ts';
import { EVENT_DETAILS_DAYS } from '../../contract/constants/participation.ts';
import { fullAddressOf } from '../../contract/details.ts';
import { needsConsent } from '../../provider/areas/events/rules.ts';
import { eventApplications, events, eventWinners } from '../../provider/db/schema/events.ts';
import { consents } from '../../provider/db/schema/members.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { urlOf } from '../../provider/platform/files/names.ts';
import { daysBefore } from '../../provider/platform/time/days.ts';
import { startOfSeoulDay } from '../../provider/platform/time/seoul.ts';
import { applicationImages, events as content, type SeedEvent } from '../content/events.ts';
import { hadJoined, hoursTogether } from '../content/members.ts';
import { createRandom, type Random } from '../content/random.ts';
import { findTexts } from '../content/texts.ts';
import { idAt, known } from './accounts.ts';
import { closingAfter } from './closing.ts';
import { photoPicture, posterPicture } from './pictures.ts';

type Application = typeof eventApplications.$inferInsert;

/** Winners are announced at three in the afternoon. */
const HOURS_A_DAY = 24;
const ANNOUNCED_AT_MS = 15 * 60 * 60 * 1000;
const receivers = ['김가온', '이나래', '박다온', '최라온', '정마루', '한별', '윤슬', '서아라'];

/** Returns an address and a phone number that do not exist. */
const street = (number: number) => ({
  phone: `010-0000-${String(number).padStart(4, '0')}`,
  zipcode: '03035',
  address: `서울 종로구 결로 ${number}`,
  detailAddress: '',
});

function eventRow(event: SeedEvent, now: Date, forumEvents: ReadonlyMap<string, number>) {
  const startsAt = startOfSeoulDay(daysBefore(now, event.starts_days_ago));
  const isAnnounced = event.announces_days_ago > 0;
  const day = startOfSeoulDay(daysBefore(now, event.announces_days_ago));
  const announced = new Date(day.getTime() + ANNOUNCED_AT_MS);
  return {
    slug: event.slug,
    title: event.title,
    titleEn: event.title_en,
    summary: event.summary,
    summaryEn: event.summary_en,
    description: event.description,
    descriptionEn: event.description_en,
    gift: event.gift,
    giftEn: event.gift_en,
    choosing: event.choosing,
    choosingEn: event.choosing_en,
    image: urlOf(posterPicture(event.image).name),
    requestedFields: event.requestedFields.map(({ field, label = '', label_en = '', hint = '', hint_en = '' }) => ({
      field,
      label,
      labelEn: label_en,
      hint,
      hintEn: hint_en,
    })),
    winnerCount: event.winner_count,
    startsAt,
    // The last second of the day, the usual way to write a deadline.
    endsAt: closingAfter(now, -event.ends_days_ago),
    announcesAt: announced,
    announcedAt: isAnnounced ? announced : null,
    // Before it begins its details are there already.
    publishedAt: startsAt < now ? startsAt : now,
    forumEventId: event.forum_event ? known(forumEvents, event.forum_event) : null,
    applicationCount: event.applications,
  };
}

/**
 * Composes an application's fields, as the event requires them; empty once they have been erased.
 */
function writtenFor(
  { slug, requestedFields, ends_days_ago }: SeedEvent,
  person: { username: string; place: number },
  random: Random,
): Partial<Application> {
  if (ends_days_ago >= EVENT_DETAILS_DAYS) return {};
  const written: Partial<Application> = {};
  for (const { field } of requestedFields) {
    const texts = findTexts(`events/${slug}/${field}`);
    if (texts) Object.assign(written, { [field]: random.pick(texts) });
    else if (field === 'resourceUrls') {
      written.resourceUrls = [urlOf(photoPicture(random.pick(applicationImages)).name)];
    } else if (field === 'instagramUsername') written.instagramUsername = person.username;
    else if (field === 'phone') written.phone = street(person.place + 1).phone;
    else if (field === 'delivery') {
      const place = street(person.place + 1);
      const fullAddress = fullAddressOf(place);
      Object.assign(written, place, { name: random.pick(receivers), fullAddress });
    }
  }
  return written;
}

/**
 * Chooses the applicants of an event: `demo` first where the content says so, then others at random.
 */
function applicantsOf(event: SeedEvent, memberIds: ReadonlyMap<string, number>, random: Random): [string, number][] {
  const others = [...memberIds].filter(
    ([name]) => !['demo', 'manager'].includes(name) && hadJoined(name, event.ends_days_ago * HOURS_A_DAY),
  );
  const demo: [string, number][] = event.demo ? [['demo', known(memberIds, 'demo')]] : [];
  return [...demo, ...random.shuffle(others)].slice(0, event.applications);
}

/** Inserts the first events in every state, with applications and winners. */
export async function insertEvents(
  tx: Db,
  now: Date,
  memberIds: ReadonlyMap<string, number>,
  forumEvents: ReadonlyMap<string, number>,
): Promise<void> {
  const random = createRandom(91);
  const made = await tx
    .insert(events)
    .values(content.map((event) => eventRow(event, now, forumEvents)))
    .returning({ id: events.id });
  for (const [index, event] of content.entries()) {
    const eventId = idAt(made, index);
    const people = applicantsOf(event, memberIds, random);
    if (people.length === 0) continue;
    const until = Math.max(0, event.ends_days_ago);
    const isErased = event.ends_days_ago >= EVENT_DETAILS_DAYS;
    const rows = people.map(([username, userId], place): Application => {
      const began = hoursTogether(username, event.starts_days_ago * HOURS_A_DAY) / HOURS_A_DAY;
      const at = daysBefore(now, random.float(until, began));
      const written = writtenFor(event, { username, place }, random);
      return {
        eventId,
        userId,
        resourceUrls: [],
        ...written,
        createdAt: at,
        updatedAt: at,
        erasedAt: isErased ? daysBefore(now, until - EVENT_DETAILS_DAYS) : null,
      };
    });
    // Numbered in the order of creation.
    rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const applications = await tx
      .insert(eventApplications)
      .values(rows)
      .returning({ id: eventApplications.id, userId: eventApplications.userId });
    if (needsConsent(eventRow(event, now, forumEvents).requestedFields) && !isErased) {
      await tx.insert(consents).values(
        rows.map(({ userId, createdAt }) => ({
          userId,
          kind: 'event' as const,
          subject: eventId,
          version: consentVersions.event,
          agreedAt: createdAt,
        })),
      );
    }
    if (event.announces_days_ago <= 0) continue;
    const demo = event.demo === 'won' ? memberIds.get('demo') : undefined;
    const winners = random
      .shuffle(applications)
      .sort((a, b) => Number(b.userId === demo) - Number(a.userId === demo))
      .slice(0, event.winner_count);
    await tx.insert(eventWinners).values(
      winners.map(({ id }) => ({
        applicationId: id,
        eventId,
        chosenAt: daysBefore(now, event.announces_days_ago),
      })),
    );
  }
}
