import { sayRenewed } from './revalidated.ts';

/** The part of Next's answer that can render a static page anew. */
interface Renewer {
  revalidate: (path: string) => Promise<void>;
}

const LANGUAGES = ['', '/en'];
const HOME = '/base/main';

/** A resource whose page has the same address, and the first views that list it. */
interface Shown {
  /** The resource as the provider names it. */
  resource: RegExp;
  /** By the addresses that next.config.js rewrites them to; `$1` is the resource's first part. */
  lists: readonly string[];
}

/** One line an area. What is not here waits for its interval. */
const SHOWN: readonly Shown[] = [
  {
    resource: /^\/forums\/([a-z0-9-]+)\/topics\/\d+$/,
    lists: [HOME, '/forums/all/1', '/forums/$1/pages/1', '/topics/every/1'],
  },
  { resource: /^\/posts\/\d+$/, lists: [HOME, '/posts/pages/1'] },
  {
    resource: /^\/questions\/[a-z0-9-]+$/,
    lists: [HOME, '/questions/pages/every/1', '/questions/pages/unanswered/1'],
  },
  { resource: /^\/contents\/videos\/\d+$/, lists: ['/contents/videos/pages/1'] },
  { resource: /^\/contents\/photos\/\d+$/, lists: ['/contents/photos/pages/1'] },
  {
    resource: /^\/challenges\/\d+$/,
    lists: [HOME, '/challenges/pages/every/1', '/challenges/pages/upcoming/1'],
  },
  {
    resource: /^\/courses\/[a-z0-9-]+$/,
    lists: ['/courses/pages/every/1', '/courses/pages/opened/1'],
  },
  {
    resource: /^\/missions\/\d+$/,
    lists: ['/missions/pages/every/1', '/missions/pages/opened/1', '/missions/reviews/pages/1'],
  },
  { resource: /^\/raffles\/\d+$/, lists: ['/raffles/pages/1'] },
  {
    resource: /^\/events\/([a-z0-9-]+)$/,
    lists: [
      HOME,
      '/events/pages/every/1',
      '/events/pages/ended/1',
      '/events/pages/winners/1',
      '/events/$1/winners',
    ],
  },
  { resource: /^\/users\/[a-z0-9_]+$/, lists: ['/users/pages/1'] },
];

/** What a write has changed of the site: the pages of its resources, and the lists they stand in. */
export interface Changed {
  pages: string[];
  /** Further pages, which were not there before. */
  reinstated: string[];
  lists: string[];
}

/** The pages and lists behind an answer's `Link: <…>; rel="invalidates"` (or `"reinstates"`) headers. */
export function changedBy(link: string | undefined): Changed {
  const changed = {
    pages: new Set<string>(),
    reinstated: new Set<string>(),
    lists: new Set<string>(),
  };
  const named = (link ?? '').matchAll(/<([^<>]+)>\s*;\s*rel="(invalidates|reinstates)"/g);
  for (const [, resource = '', relation] of named) {
    const shown = SHOWN.find((it) => it.resource.test(resource));
    if (!shown) continue;
    const address = (pattern: string) => resource.replace(shown.resource, pattern);
    changed[relation === 'reinstates' ? 'reinstated' : 'pages'].add(resource);
    for (const list of shown.lists) changed.lists.add(address(list));
  }
  const { pages, reinstated, lists } = changed;
  return { pages: [...pages], reinstated: [...reinstated], lists: [...lists] };
}

/** Pages being rendered anew, and whether another write came meanwhile. */
const underWay = new Map<string, { again: boolean; done: Promise<void> }>();

/** Renders a page anew, until no write comes meanwhile. One that cannot be is left to its interval. */
function renew(renewer: Renewer, page: string): Promise<void> {
  const running = underWay.get(page);
  if (running) {
    running.again = true;
    return running.done;
  }
  const state = { again: false, done: Promise.resolve() };
  underWay.set(page, state);
  const render = async () => {
    try {
      do {
        state.again = false;
        await renewer.revalidate(page);
        sayRenewed(page);
      } while (state.again);
    } catch (error) {
      process.emitWarning(`${page} was not renewed: ${String(error)}`);
    } finally {
      underWay.delete(page);
    }
  };
  state.done = render();
  return state.done;
}

/** Lists are rendered anew at most this often, in ms, however much is written. */
const LIST_PAUSE_MS = 5000;

/** Lists that were rendered a moment ago, and who asked meanwhile. */
const pausing = new Map<string, { renewer: Renewer | null }>();

function renewInTurn(renewer: Renewer, list: string): void {
  const pause = pausing.get(list);
  if (pause) {
    pause.renewer = renewer;
    return;
  }
  const started = { renewer: null as Renewer | null };
  pausing.set(list, started);
  setTimeout(() => {
    pausing.delete(list);
    if (started.renewer) renewInTurn(started.renewer, list);
  }, LIST_PAUSE_MS).unref();
  void renew(renewer, list);
}

const inEveryLanguage = (page: string) => LANGUAGES.map((language) => language + page);

/**
 * Until the pages that a write brought back are rendered: whoever did it is led to one at once, and the
 * copy that is kept says that it is gone.
 */
export async function renewReinstated(renewer: Renewer, { reinstated }: Changed): Promise<void> {
  await Promise.all(reinstated.flatMap(inEveryLanguage).map((page) => renew(renewer, page)));
}

/**
 * Renders the changed pages anew in both languages, each at most once at a time however many writes
 * come, and then the first views that list them, each once a pause. So nobody is shown an old list
 * because nobody else came lately. A page that cannot be renewed now is left to its interval.
 */
export function renewPages(renewer: Renewer, { pages, lists }: Changed) {
  for (const page of pages.flatMap(inEveryLanguage)) void renew(renewer, page);
  for (const list of lists.flatMap(inEveryLanguage)) renewInTurn(renewer, list);
}
