import { expect, test } from 'vitest';
import { challengesApi, challengeWritesApi } from '@/api/challenges';
import { coursesApi, courseWritesApi } from '@/api/courses';
import { eventsApi, eventWritesApi } from '@/api/events';
import { missionsApi, missionWritesApi } from '@/api/missions';
import { rafflesApi } from '@/api/raffles';
import { consentVersions } from '@/contract/constants/common';
import { type ApiStore, apiStore, rejection } from '../tests/apiStore';

const idempotencyKey = 'key';
type Dispatched = Parameters<ApiStore['store']['dispatch']>[0];

const { getChallenge, getParticipants, getParticipant, getMyGroup } = challengesApi.endpoints;
const challenge = [
  getChallenge.initiate({ id: 3 }),
  getParticipants.initiate({ id: 3, user: 'me' }),
  getParticipant.initiate({ id: 3, eid: 5 }),
];
const { joinChallenge, leaveChallenge, checkIn, giveHeart, writeReview, makeGroup, joinGroup } =
  challengeWritesApi.endpoints;
const course = [coursesApi.endpoints.getCourse.initiate({ slug: 'care' })];
const { applyToCourse, changeCourseApplication, markLesson } = courseWritesApi.endpoints;
const { getEvent, getOwnApplication, getDeliveryInformation } = eventsApi.endpoints;
const event = [
  getEvent.initiate({ slug: 'gift' }),
  getOwnApplication.initiate({ slug: 'gift' }),
  getDeliveryInformation.initiate({ slug: 'gift' }),
];
const { getRaffle, getParticipations, getPrizeDelivery } = rafflesApi.endpoints;
const raffle = [getRaffle.initiate({ id: 3 }), getParticipations.initiate({ id: 3 })];
const answers = { content: '', answer: '' };
const address = { zipcode: '', address: '', detailAddress: '', deliveryMessage: '' };
const delivery = { name: '', phone: '', ...address, consent: consentVersions.raffle };

/** Each write of a participation, and the reads of what it is of. */
const writes: Record<string, { write: unknown; reads: readonly unknown[] }> = {
  joinChallenge: { write: joinChallenge.initiate({ id: 3, idempotencyKey }), reads: challenge },
  leaveChallenge: { write: leaveChallenge.initiate({ id: 3, eid: 5 }), reads: challenge },
  checkIn: { write: checkIn.initiate({ id: 3, eid: 5, idempotencyKey }), reads: challenge },
  giveHeart: { write: giveHeart.initiate({ id: 3, eid: 5, idempotencyKey }), reads: challenge },
  writeReview: { write: writeReview.initiate({ id: 3, eid: 5, review: 'good', idempotencyKey }), reads: challenge },
  makeGroup: {
    write: makeGroup.initiate({ id: 3, idempotencyKey }),
    reads: [...challenge, getMyGroup.initiate({ challenge_id: 3 })],
  },
  joinGroup: {
    write: joinGroup.initiate({ inviteCode: 'ABC', idempotencyKey }),
    reads: [challengesApi.endpoints.getGroup.initiate({ id: 'ABC' })],
  },
  doMission: {
    write: missionWritesApi.endpoints.doMission.initiate({ id: 3 }),
    reads: [missionsApi.endpoints.getMission.initiate({ id: 3 })],
  },
  applyToCourse: { write: applyToCourse.initiate({ slug: 'care', ...answers, idempotencyKey }), reads: course },
  changeCourseApplication: { write: changeCourseApplication.initiate({ slug: 'care', ...answers }), reads: course },
  markLesson: { write: markLesson.initiate({ slug: 'care', number: 2, done: true }), reads: course },
  applyToEvent: {
    write: eventWritesApi.endpoints.applyToEvent.initiate({ slug: 'gift', idempotencyKey }),
    reads: event,
  },
  changeEventDelivery: { write: eventWritesApi.endpoints.changeEventDelivery.initiate({ slug: 'gift' }), reads: event },
  enterRaffle: {
    write: rafflesApi.endpoints.enterRaffle.initiate({ id: 3, clientSeed: 'ab', idempotencyKey }),
    reads: raffle,
  },
  participate: {
    write: rafflesApi.endpoints.participate.initiate({ id: 3, pid: 5, idempotencyKey }),
    reads: raffle,
  },
  savePrizeDelivery: {
    write: rafflesApi.endpoints.savePrizeDelivery.initiate({ id: 3, pid: 5, ...delivery }),
    reads: [getPrizeDelivery.initiate({ id: 3, pid: 5 })],
  },
};

const cases = Object.entries(writes).flatMap(([name, given]) =>
  [409, 404, 0].map((status) => ({ name, status, ...given })),
);
test.each(cases)('after $name fails with $status, what it was of is read again', async ({ write, reads, status }) => {
  const { store, calls, answerBy } = apiStore();
  const isRead = ({ method = 'GET' }: { method?: string }) => method === 'GET';
  answerBy((call) => (isRead(call) ? { data: { results: [], answers: [] } } : rejection(status)));
  for (const read of reads) await store.dispatch(read as Dispatched);
  const before = calls()
    .filter(isRead)
    .map(({ url, params }) => JSON.stringify([url, params]));
  await store.dispatch(write as Dispatched);
  await expect
    .poll(() =>
      calls()
        .slice(reads.length + 1)
        .filter(isRead)
        .map(({ url, params }) => JSON.stringify([url, params]))
        .sort(),
    )
    .toEqual(before.sort());
});
