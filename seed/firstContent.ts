import { computeRankings } from '../provider/areas/rankings/refresh.ts';
import { banners, files } from '../provider/db/schema/site.ts';
import { forums } from '../provider/db/schema/topics.ts';
import { users } from '../provider/db/schema/users.ts';
import type { Db } from '../provider/platform/db/client.ts';
import { urlOf } from '../provider/platform/files/names.ts';
import type { Services } from '../provider/platform/http/context.ts';
import { banners as bannerContent } from './content/banners.ts';
import { insertMembers } from './load/accounts.ts';
import { insertChallenges } from './load/challenges.ts';
import { insertContents } from './load/contents.ts';
import { insertCourses } from './load/courses.ts';
import { insertEvents } from './load/events.ts';
import { insertForums } from './load/forums.ts';
import { insertLedgers } from './load/ledger.ts';
import { insertMemberActivity } from './load/members.ts';
import { insertMissions, insertShortMissions } from './load/missions.ts';
import { insertBannedWords, insertCases } from './load/moderation.ts';
import { insertNotifications } from './load/notifications.ts';
import { bannerPicture, storePictures } from './load/pictures.ts';
import { insertPosts } from './load/posts.ts';
import { insertProducts } from './load/products.ts';
import { insertQuestions } from './load/questions.ts';
import { insertRaffles } from './load/raffles.ts';
import { insertSurveys } from './load/surveys.ts';
import { insertTopics } from './load/topics.ts';

const hasForums = async (db: Db) => (await db.select({ id: forums.id }).from(forums).limit(1)).length > 0;

/** Returns whether a database has neither a member nor a forum. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [member] = await db.select({ id: users.id }).from(users).limit(1);
  return !member && !(await hasForums(db));
}

async function assertNoForums(db: Db) {
  if (await hasForums(db)) throw new Error('The database has forums already');
}

const insertBanners = (tx: Db) =>
  tx.insert(banners).values(
    bannerContent.map((banner, position) => ({
      type: banner.type,
      status: banner.status,
      title: banner.title,
      titleEn: banner.title_en,
      description: banner.description,
      descriptionEn: banner.description_en,
      href: banner.href,
      image: urlOf(bannerPicture(banner.image).name),
      position,
    })),
  );

/**
 * Fills a database without forums with the first content, the same at every call but for its dates,
 * which count back from now, and stores its pictures. `accounts` makes `demo` and `manager` members one
 * can sign in as.
 * @throws an Error when there are forums already; nothing is written then
 */
export async function seedFirstContent(
  { database, files: store, now: clock }: Pick<Services, 'database' | 'files' | 'now'>,
  { accounts }: { accounts: boolean },
): Promise<void> {
  const now = clock();
  await database.read(assertNoForums);
  // Before the transaction: a bucket may take long. A picture without a row is not served.
  const pictures = await storePictures(store);
  await database.write(async (tx) => {
    await assertNoForums(tx);
    const members = await insertMembers(tx, now, { accounts });
    const seeded = await insertForums(tx, now);
    await tx.insert(files).values(pictures.map((picture) => ({ ...picture, createdAt: now })));
    await insertTopics(tx, now, members, seeded);
    await insertQuestions(tx, now, members);
    const products = await insertProducts(tx, now);
    await insertPosts(tx, now, { members, products });
    await insertContents(tx, now, { members, products });
    const earned = await insertChallenges(tx, now, members);
    await insertMissions(tx, now, { memberIds: members, earned });
    await insertRaffles(tx, now, { memberIds: members, earned });
    await insertLedgers(tx, now, members, earned);
    await insertCourses(tx, now, members);
    await insertEvents(tx, now, members, seeded.events);
    await insertSurveys(tx, now, members);
    await insertBanners(tx);
    await insertBannedWords(tx, now);
    if (accounts) await insertShortMissions(tx, now, members);
    if (accounts) await insertCases(tx, now, members);
    if (accounts) await insertNotifications(tx, now, members);
    await insertMemberActivity(tx, now, members);
    await computeRankings(tx, now);
  });
}
