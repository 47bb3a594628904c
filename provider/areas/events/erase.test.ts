import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { RETURN_DAYS } from '../../../contract/constants/common.ts';
import { EVENT_DETAILS_DAYS } from '../../../contract/constants/participation.ts';
import { courseProgress } from '../../db/schema/courses.ts';
import { eventApplications } from '../../db/schema/events.ts';
import { consents } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { testProvider } from '../../testing.ts';
import { eraseEventDetails } from './erase.ts';
import { anEvent, home } from './fixtures.ts';

const DAY = 24 * 60 * 60;

const provider = await testProvider();

/** Creates a member who applied with every field that an event can request. */
async function applied() {
  const event = await anEvent(provider, ['answer', 'instagramUsername', 'delivery']);
  const member = await provider.member();
  const { status } = await member.call('POST', `events/${event.slug}/applications/`, {
    ...home,
    answer: '건조해서요',
    instagramUsername: 'gyeol',
    consent: '1',
  });
  expect(status).toBe(200);
  return { event, member };
}
const rowOf = async ({ id }: { id: number }) => {
  const [row] = await provider.rows(eventApplications, eq(eventApplications.userId, id));
  return row;
};
const consentsOf = ({ id }: { id: number }) => provider.rows(consents, eq(consents.userId, id));
const erase = () => provider.write((tx) => eraseEventDetails(tx, provider.now()));
it('a delivery address is in no list of events and in no answer but its own', async () => {
  const { event, member } = await applied();
  const shown = await Promise.all(
    ['events/', `events/${event.slug}/`, 'events/?winnerAnnouncement=true'].map((path) => provider.call('GET', path)),
  );
  const own = await member.call('GET', `events/${event.slug}/applications/my/`);
  expect(JSON.stringify([...shown, own].map(({ body }) => body))).not.toMatch(/결로 1|김결/);
});

it('a leaver is erased while the details of an event are, without a deadlock', async () => {
  const { database, now } = provider.services;
  const { member } = await applied();
  provider.advance(EVENT_DETAILS_DAYS * DAY + RETURN_DAYS * DAY);
  await database.write(async (tx) => {
    await tx.insert(courseProgress).values({ userId: member.id, courseId: 1, number: 1, doneAt: now() });
    await tx
      .update(users)
      .set({ status: 'left', leftAt: new Date(now().getTime() - (RETURN_DAYS + 1) * DAY * 1000) })
      .where(eq(users.id, member.id));
  });
  // The leaver's marked rows are locked: they are half erased when erasing the event's details begins.
  await provider.whileHeld(
    (tx) => tx.select().from(courseProgress).where(eq(courseProgress.userId, member.id)).for('update'),
    () => eraseLeavers(provider.services),
    erase,
  );
  expect(await rowOf(member)).toMatchObject({ address: '', erasedAt: now() });
  expect(await consentsOf(member)).toEqual([]);
});

it('delivery details and their consent are erased 90 days after the end, and not a day before', async () => {
  const { member } = await applied();
  provider.advance(EVENT_DETAILS_DAYS * DAY);
  expect(await erase()).toBe(0);
  expect(await rowOf(member)).toMatchObject({ address: '서울 종로구 결로 1', erasedAt: null });
  expect(await consentsOf(member)).toHaveLength(1);

  // The event was open for another hour.
  provider.advance(2 * 60 * 60);
  expect(await erase()).toBeGreaterThan(0);
  expect(await rowOf(member)).toMatchObject({
    name: '',
    phone: '',
    zipcode: '',
    address: '',
    detailAddress: '',
    fullAddress: '',
    deliveryMessage: '',
    instagramUsername: '',
    answer: '',
  });
  expect(await consentsOf(member)).toEqual([]);
  expect(await erase()).toBe(0);
});

it('a member downloads their applications to events, and all of them are erased when they leave', async () => {
  const { event, member } = await applied();
  const { body } = await member.call('GET', `users/${member.username}/data/`);
  expect(body.event_applications).toMatchObject([{ address: '서울 종로구 결로 1', answer: '건조해서요' }]);
  await member.call('POST', `users/${member.username}/leave/`, { confirmation: member.username });
  provider.advance(31 * DAY);
  await eraseLeavers(provider.services);
  expect(await rowOf(member)).toMatchObject({ address: '', answer: '', instagramUsername: '' });
  expect(await consentsOf(member)).toEqual([]);
  expect((await provider.call('GET', `events/${event.slug}/`)).body.application_count).toBe(1);
});
