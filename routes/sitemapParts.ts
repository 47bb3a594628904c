import { challengesApi } from '@/api/challenges';
import { contentsApi } from '@/api/contents';
import { coursesApi } from '@/api/courses';
import { eventsApi } from '@/api/events';
import { missionsApi } from '@/api/missions';
import { postsApi } from '@/api/posts';
import { productsApi } from '@/api/products';
import { questionsApi } from '@/api/questions';
import { rafflesApi } from '@/api/raffles';
import { topicsApi } from '@/api/topics';
import { usersApi } from '@/api/users';
import { MAX_PAGE_SIZE } from '@/contract/constants/common';
import { paths } from '@/lib/paths';
import { ENTRIES_PER_PART } from '@/lib/sitemap';
import type { FetchQuery } from '@/store/pageData';
import type { SitemapPart } from './table';

/** A page of a list call for the sitemap: the addresses of its entries, and their total number. */
interface SitemapPage {
  count: number;
  paths: string[];
}
type List = (fetchQuery: FetchQuery, page: number, page_size: number) => Promise<SitemapPage>;

const eventsBy =
  (opened: 'true' | 'false'): List =>
  async (fetchQuery, page, page_size) => {
    const query = { opened, page, page_size };
    const { count, results } = await fetchQuery(eventsApi.endpoints.getEvents.initiate(query));
    return { count, paths: results.map(({ slug }) => paths.event(slug)) };
  };

/** The list calls behind the parts of the table, oldest entries first, so that a full part stays the same. */
const partLists: Record<SitemapPart, List> = {
  topics: async (fetchQuery, page, page_size) => {
    const query = { ordering: 'created_at' as const, page, page_size };
    const { count, results } = await fetchQuery(topicsApi.endpoints.getTopics.initiate(query));
    return { count, paths: results.map((topic) => paths.topic(topic.forum.slug, topic.id)) };
  },
  posts: async (fetchQuery, page, page_size) => {
    const query = { ordering: 'created_at' as const, page, page_size };
    const { count, results } = await fetchQuery(postsApi.endpoints.getPosts.initiate(query));
    return { count, paths: results.map(({ id }) => paths.post(id)) };
  },
  questions: async (fetchQuery, page, page_size) => {
    const query = { ordering: 'created_at' as const, page, page_size };
    const { count, results } = await fetchQuery(questionsApi.endpoints.getQuestions.initiate(query));
    return { count, paths: results.map(({ slug }) => paths.question(slug)) };
  },
  courses: async (fetchQuery, page, page_size) => {
    const { count, results } = await fetchQuery(coursesApi.endpoints.getCourses.initiate({ page, page_size }));
    return { count, paths: results.map(({ slug }) => paths.course(slug)) };
  },
  users: async (fetchQuery, page, page_size) => {
    // Members are listed from the newest; a new one moves the others by one place, which is harmless.
    const query = { ordering_type: 'new' as const, page, page_size };
    const { count, results } = await fetchQuery(usersApi.endpoints.getUsers.initiate(query));
    return { count, paths: results.map(({ username }) => paths.user(username)) };
  },
  missions: async (fetchQuery, page, page_size) => {
    const { count, results } = await fetchQuery(missionsApi.endpoints.getMissions.initiate({ page, page_size }));
    return { count, paths: results.map(({ id }) => paths.mission(id)) };
  },
  raffles: async (fetchQuery, page, page_size) => {
    const { count, results } = await fetchQuery(rafflesApi.endpoints.getRaffles.initiate({ page, page_size }));
    return { count, paths: results.map(({ id }) => paths.raffle(id)) };
  },
  products: async (fetchQuery, page, page_size) => {
    const { count, results } = await fetchQuery(productsApi.endpoints.getProducts.initiate({ page, page_size }));
    return { count, paths: results.map(({ id }) => paths.product(id)) };
  },
  // The call lists open events or closed ones, never both.
  events: eventsBy('true'),
  otherevents: eventsBy('false'),
  challenges: async (fetchQuery, page, page_size) => {
    const query = { ordering: 'starts_on' as const, page, page_size };
    const { count, results } = await fetchQuery(challengesApi.endpoints.getChallenges.initiate(query));
    return { count, paths: results.map(({ id }) => paths.challenge(id)) };
  },
  videos: async (fetchQuery, page, page_size) => {
    const query = { ordering: 'published_at' as const, page, page_size };
    const { count, results } = await fetchQuery(contentsApi.endpoints.getVideos.initiate(query));
    return { count, paths: results.map(({ id }) => paths.video(id)) };
  },
  photos: async (fetchQuery, page, page_size) => {
    const query = { ordering: 'published_at' as const, page, page_size };
    const { count, results } = await fetchQuery(contentsApi.endpoints.getPhotos.initiate(query));
    return { count, paths: results.map(({ id }) => paths.photo(id)) };
  },
};

const lists = new Map(Object.entries(partLists));

/** Lists the names of all parts but `pages`, each with as many numbers as its list needs. */
export async function sitemapPartNames(fetchQuery: FetchQuery): Promise<string[]> {
  const names = await Promise.all(
    [...lists].map(async ([name, list]) => {
      const { count } = await list(fetchQuery, 1, 1);
      const length = Math.ceil(count / ENTRIES_PER_PART);
      return Array.from({ length }, (_, index) => `${name}-${index + 1}`);
    }),
  );
  return names.flat();
}

/** Reads the addresses of a list's part, a page of its call at a time; null for a part that does not exist. */
export function sitemapPartPaths(part: string): ((fetchQuery: FetchQuery) => Promise<string[]>) | null {
  const [, name = '', number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? [];
  const list = lists.get(name);
  if (!list) return null;
  const pages = ENTRIES_PER_PART / MAX_PAGE_SIZE;
  return async (fetchQuery) => {
    const found: string[] = [];
    for (let index = 0; index < pages; index += 1) {
      const page = (Number(number) - 1) * pages + index + 1;
      const { count, paths: some } = await list(fetchQuery, page, MAX_PAGE_SIZE);
      found.push(...some);
      if (page * MAX_PAGE_SIZE >= count) break;
    }
    return found;
  };
}
