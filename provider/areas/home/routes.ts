import { bannersQuery } from '../../../contract/banners.ts';
import { challengesQuery } from '../../../contract/challenges.ts';
import { BEST_VIEW_COUNT, MAX_PAGE_SIZE } from '../../../contract/constants.ts';
import { photosQuery, videosQuery } from '../../../contract/contents.ts';
import { eventsQuery } from '../../../contract/events.ts';
import { forumsQuery } from '../../../contract/forums.ts';
import { main } from '../../../contract/home.ts';
import { postsQuery } from '../../../contract/posts.ts';
import { questionsQuery } from '../../../contract/questions.ts';
import { rankingsQuery } from '../../../contract/rankings.ts';
import { topicsQuery } from '../../../contract/topics.ts';
import { seoulDay } from '../../domain/ranking/periods.ts';
import { labelsOf } from '../../domain/taxonomy/forumLabels.ts';
import { listForums } from '../../domain/taxonomy/forums.ts';
import { call, read, router } from '../../platform/http/context.ts';
import { presentBanner } from '../banners/present.ts';
import { listBanners } from '../banners/queries.ts';
import { listChallenges } from '../challenges/queries.ts';
import { listPhotos } from '../contents/photos.ts';
import { thumbnailOf } from '../contents/present.ts';
import { listVideos } from '../contents/videos.ts';
import { listEvents } from '../events/queries.ts';
import { forumPresenter } from '../forums/routes.ts';
import { listPosts } from '../posts/list.ts';
import { readSummaries } from '../posts/queries.ts';
import { listQuestions } from '../questions/list.ts';
import { presentSummary as presentQuestion } from '../questions/present.ts';
import { presentRanking } from '../rankings/present.ts';
import { listRankings } from '../rankings/queries.ts';
import { firstTopics } from '../topics/list.ts';
import { presentSummary } from '../topics/present.ts';

/** What the home page shows of each list; the same as the list itself answers first. */
const bannersShown = bannersQuery.parse({ type: 'main', status: 'active' });
const forumsShown = forumsQuery.parse({ page_size: MAX_PAGE_SIZE });
const hotShown = topicsQuery.parse({ page_size: 8 });
const bestShown = topicsQuery.parse({
  page_size: 8,
  ordering_type: 'best',
  view_count__gt: BEST_VIEW_COUNT,
});
const rankingsShown = rankingsQuery.parse({ type: 'likes', period: 'week', page_size: 10 });
const postsShown = postsQuery.parse({ page_size: 4 });
const challengesShown = challengesQuery.parse({ status: 'opened', page_size: 4 });
const eventsShown = eventsQuery.parse({ page_size: 4 });
const questionsShown = questionsQuery.parse({ page_size: 5 });
const videosShown = videosQuery.parse({ page_size: 4 });
const photosShown = photosQuery.parse({ page_size: 4 });

/** Everything the home page shows, in one answer. */
export const homeRoutes = router().openapi(
  call({ method: 'get', path: '/base/main/', summary: 'The home page', answer: main }),
  async (c) => {
    const now = c.get('services').now();
    const date = seoulDay(now);
    const found = await read(c, async (db) => {
      const [
        banners,
        forums,
        hot,
        best,
        rankings,
        posts,
        challenges,
        events,
        questions,
        videos,
        photos,
      ] = await Promise.all([
        listBanners(db, bannersShown, false),
        listForums(db, forumsShown),
        firstTopics(db, hotShown),
        firstTopics(db, bestShown),
        listRankings(db, { ...rankingsShown, date }),
        listPosts(db, postsShown, now).then(({ ids }) => readSummaries(db, ids)),
        listChallenges(db, challengesShown, now),
        listEvents(db, eventsShown, now),
        listQuestions(db, questionsShown),
        listVideos(db, videosShown),
        listPhotos(db, photosShown),
      ]);
      return {
        banners,
        forums,
        hot,
        best,
        rankings,
        posts,
        challenges,
        events,
        questions,
        videos,
        photos,
      };
    });
    const locale = c.get('locale');
    const labels = await labelsOf(c);
    const summary = (row: (typeof found.hot)[number]) => presentSummary(row, labels, locale);
    // The schema keeps of each thing what the page shows.
    return c.json(
      main.parse({
        banners: found.banners.rows.map((row) => presentBanner(row, locale)),
        forums: found.forums.rows.map(await forumPresenter(c)),
        hot_topics: found.hot.map(summary),
        best_topics: found.best.map(summary),
        rankings: found.rankings.rows.map(presentRanking),
        posts: found.posts.map(({ post: { id, title, cover } }) => ({ id, title, cover })),
        challenges: found.challenges.rows.map(({ id, title, titleEn, image }) => ({
          id,
          title: locale === 'en' ? titleEn : title,
          image,
        })),
        events: found.events.rows.map(({ slug, title, titleEn, image }) => ({
          slug,
          title: locale === 'en' ? titleEn : title,
          image,
        })),
        questions: found.questions.rows.map(presentQuestion),
        videos: found.videos.rows.map(({ id, title, thumbnail }) => ({ id, title, thumbnail })),
        photos: found.photos.rows.map((row) => ({
          id: row.id,
          title: row.title,
          thumbnail: thumbnailOf(row),
        })),
      }),
      200,
    );
  },
);
