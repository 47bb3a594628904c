import type { SortedList } from '../contract/constants/ordering.ts';
import { aChallenge } from './areas/challenges/testing.ts';
import { anEvent } from './areas/events/fixtures.ts';
import { aMission } from './areas/missions/testing.ts';
import { aRaffle } from './areas/raffles/testing.ts';
import { couponBatches } from './db/schema/coupons.ts';
import { courses } from './db/schema/courses.ts';
import { shortMissions } from './db/schema/missions.ts';
import { managerLog } from './db/schema/moderation.ts';
import { newsletters } from './db/schema/newsletters.ts';
import { productCategories, products } from './db/schema/products.ts';
import type { TestProvider } from './testing.ts';

const EVERYONE = { locale: null, active_days: null, skin_types: [] };
const NO_TEXTS = { titleEn: '', description: '', descriptionEn: '' };

/** Instants and days whose order is not that of the rows, two of them the same. */
const at = (n: number) => new Date(Date.UTC(2026, 5, 1 + n));
const day = (n: number) => at(n).toISOString().slice(0, 10);

/** The log is numbered as it grows. */
let logged = 0;

/** Returns each list that is sorted: its call, and how a row is inserted whose sorted columns follow from `n`. */
export const sortedLists = (
  provider: TestProvider,
  owner: { id: number },
): Record<SortedList, { path: string; insert: (n: number) => Promise<unknown> }> => ({
  members: {
    path: 'manage/members/',
    insert: (n) => provider.member({ createdAt: at(n), activeAt: at(9 - n) }),
  },
  challenges: {
    path: 'manage/challenges/',
    insert: (n) =>
      aChallenge(provider, { title: `t${n}`, startsOn: day(n), endsOn: day(20 + n), participantCount: 9 - n }),
  },
  courses: {
    path: 'manage/courses/',
    insert: (n) =>
      provider.insert(courses, {
        ...NO_TEXTS,
        ...{ slug: `c${Math.random()}`.replace('.', '-'), title: `t${n}`, closesAt: n === 1 ? null : at(n) },
        ...{ image: '', task: '', taskEn: '', question: '', questionEn: '', position: 0, applicationCount: 9 - n },
      }),
  },
  missions: {
    path: 'manage/missions/',
    insert: (n) =>
      aMission(provider, { title: `t${n}`, endsAt: n === 1 ? null : at(n), reward: 9 - n, completedCount: n }),
  },
  events: {
    path: 'manage/events/',
    insert: (n) =>
      anEvent(provider, ['answer'], {
        ...{ title: `t${n}`, startsAt: at(n), endsAt: at(10 + n), announcesAt: at(30 - n) },
        ...{ applicationCount: 9 - n, winnerCount: n },
      }),
  },
  raffles: {
    path: 'manage/raffles/',
    insert: (n) => aRaffle(provider, { title: `t${n}`, startsAt: at(n), endsAt: at(10 + n), entered: 9 - n }),
  },
  coupons: {
    path: 'manage/coupons/',
    async insert(n) {
      const [batch] = await provider.insert(couponBatches, {
        ...{ name: `t${n}`, seed: `${Math.random()}`, createdBy: owner.id, createdAt: at(0) },
      });
      const shared = { title: 't', titleEn: 't', uses: 99, reward: 9 - n, startsAt: at(0), endsAt: at(10 + n) };
      for (const number of [1, 2])
        await provider.insert(shortMissions, {
          ...shared,
          ...{ batchId: batch?.id, number, codeHash: `${Math.random()}`, used: number === 2 ? n : 0 },
        });
    },
  },
  products: {
    path: 'manage/products/',
    async insert(n) {
      await provider.services.database.write((tx) =>
        tx
          .insert(productCategories)
          .values({ slug: 'toner', name: '토너', nameEn: 'Toner', position: 0 })
          .onConflictDoNothing(),
      );
      await provider.insert(products, {
        ...{ slug: `p${Math.random()}`, name: `t${n}`, nameEn: '', brand: '', brandEn: '', category: 'toner' },
        ...{ image: '', price: 9 - n, position: 0 },
      });
    },
  },
  newsletters: {
    path: 'manage/newsletters/',
    insert: (n) =>
      provider.insert(newsletters, {
        ...{ subject: `t${n}`, content: '', locale: 'ko', topic: 'digest', audience: EVERYONE, createdBy: owner.id },
        ...{ createdAt: at(0), updatedAt: at(9 - n) },
      }),
  },
  log: {
    path: 'moderation/log/',
    insert: () => provider.insert(managerLog, { managerId: owner.id, action: 'hide', createdAt: at(++logged) }),
  },
});
