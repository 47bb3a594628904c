import { challengesApi } from '@/api/challenges';
import { contentsApi } from '@/api/contents';
import { coursesApi } from '@/api/courses';
import { eventsApi } from '@/api/events';
import { missionsApi } from '@/api/missions';
import { postsApi } from '@/api/posts';
import { questionsApi } from '@/api/questions';
import { rafflesApi } from '@/api/raffles';
import { topicsApi } from '@/api/topics';
import { usersApi } from '@/api/users';
import { paths } from '@/lib/paths';
import type { Ask } from '@/store/pageData';

/** A page of what one list brings to the sitemap: its addresses, and how many there are in all. */
interface SitemapPage {
  count: number;
  paths: string[];
}
type List = (ask: Ask, page: number, page_size: number) => Promise<SitemapPage>;

const eventsThatAre =
  (opened: boolean): List =>
  async (ask, page, page_size) => {
    const query = { opened, page, page_size };
    const { count, results } = await ask(eventsApi.endpoints.getEvents.initiate(query));
    return { count, paths: results.map(({ slug }) => paths.event(slug)) };
  };

/** The lists whose every entry has a page, by the names of their parts; from the oldest on, so that a part stays as it is. */
export const sitemapLists: Record<string, List> = {
  topics: async (ask, page, page_size) => {
    const query = { ordering: 'created_at' as const, page, page_size };
    const { count, results } = await ask(topicsApi.endpoints.getTopics.initiate(query));
    return { count, paths: results.map((topic) => paths.topic(topic.forum.slug, topic.id)) };
  },
  posts: async (ask, page, page_size) => {
    const query = { ordering: 'created_at' as const, page, page_size };
    const { count, results } = await ask(postsApi.endpoints.getPosts.initiate(query));
    return { count, paths: results.map(({ id }) => paths.post(id)) };
  },
  questions: async (ask, page, page_size) => {
    const query = { ordering: 'created_at' as const, page, page_size };
    const { count, results } = await ask(questionsApi.endpoints.getQuestions.initiate(query));
    return { count, paths: results.map(({ slug }) => paths.question(slug)) };
  },
  courses: async (ask, page, page_size) => {
    const { count, results } = await ask(
      coursesApi.endpoints.getCourses.initiate({ page, page_size }),
    );
    return { count, paths: results.map(({ slug }) => paths.course(slug)) };
  },
  users: async (ask, page, page_size) => {
    // Members are listed from the newest on; one who joins moves the others by a place, which does no harm.
    const query = { ordering_type: 'new' as const, page, page_size };
    const { count, results } = await ask(usersApi.endpoints.getUsers.initiate(query));
    return { count, paths: results.map(({ username }) => paths.user(username)) };
  },
  missions: async (ask, page, page_size) => {
    const { count, results } = await ask(
      missionsApi.endpoints.getMissions.initiate({ page, page_size }),
    );
    return { count, paths: results.map(({ id }) => paths.mission(id)) };
  },
  raffles: async (ask, page, page_size) => {
    const { count, results } = await ask(
      rafflesApi.endpoints.getRaffles.initiate({ page, page_size }),
    );
    return { count, paths: results.map(({ id }) => paths.raffle(id)) };
  },
  // The call lists what is open and what is not, never both.
  events: eventsThatAre(true),
  otherevents: eventsThatAre(false),
  challenges: async (ask, page, page_size) => {
    const query = { ordering: 'starts_on' as const, page, page_size };
    const { count, results } = await ask(challengesApi.endpoints.getChallenges.initiate(query));
    return { count, paths: results.map(({ id }) => paths.challenge(id)) };
  },
  videos: async (ask, page, page_size) => {
    const query = { ordering: 'published_at' as const, page, page_size };
    const { count, results } = await ask(contentsApi.endpoints.getVideos.initiate(query));
    return { count, paths: results.map(({ id }) => paths.video(id)) };
  },
  photos: async (ask, page, page_size) => {
    const query = { ordering: 'published_at' as const, page, page_size };
    const { count, results } = await ask(contentsApi.endpoints.getPhotos.initiate(query));
    return { count, paths: results.map(({ id }) => paths.photo(id)) };
  },
};
