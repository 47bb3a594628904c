import { isStored, publishRevalidated } from './revalidated.ts';

/** The part of Next's response that can render a static page again. */
export interface Revalidator {
  revalidate: (path: string) => Promise<void>;
}

const LANGUAGES = ['', '/en'];

/** The pages that a write has changed, and the lists that show them. */
export interface Changed {
  pages: string[];
  /** Restored pages. */
  restored: string[];
  lists: string[];
}

/** Pages that are being rendered again, and whether another write came meanwhile. */
const inFlight = new Map<string, { again: boolean; done: Promise<void> }>();

/**
 * Renders a stored page again, until no write comes meanwhile, and announces it as `announced`; the first reader of
 * another has it rendered. One that fails is left to its interval.
 */
function rerender(revalidator: Revalidator, page: string, announced?: string): Promise<void> {
  const running = inFlight.get(page);
  if (running) {
    running.again = true;
    return running.done;
  }
  const state = { again: false, done: Promise.resolve() };
  inFlight.set(page, state);
  const render = async () => {
    try {
      do {
        state.again = false;
        if (isStored(page)) await revalidator.revalidate(page);
        publishRevalidated(announced);
      } while (state.again);
    } catch (error) {
      process.emitWarning(`${page} was not revalidated: ${String(error)}`);
    } finally {
      inFlight.delete(page);
    }
  };
  state.done = render();
  return state.done;
}

/** Lists are rendered again at most this often, in ms, for any number of writes. */
const LIST_PAUSE_MS = 5000;

/** Lists that were rendered just now, and the renewer of a later request. */
const pausing = new Map<string, { revalidator: Revalidator | null }>();

async function revalidateAfterPause(revalidator: Revalidator, list: string): Promise<void> {
  const pause = pausing.get(list);
  if (pause) {
    pause.revalidator = revalidator;
    return;
  }
  const started = { revalidator: null as Revalidator | null };
  pausing.set(list, started);
  setTimeout(() => {
    pausing.delete(list);
    if (started.revalidator) void revalidateAfterPause(started.revalidator, list);
  }, LIST_PAUSE_MS).unref();
  await rerender(revalidator, list);
}

/** Renders the page of an item again, which readers have at the same address. */
const rerenderItem = (revalidator: Revalidator, page: string) => rerender(revalidator, page, page);

const inEveryLanguage = (page: string) => LANGUAGES.map((language) => language + page);

/**
 * Waits until the pages that a write restored are rendered: its author is redirected to one at once, and the
 * cached copy is a 404.
 */
export async function revalidateRestored(revalidator: Revalidator, { restored }: Changed): Promise<void> {
  await Promise.all(restored.flatMap(inEveryLanguage).map((page) => rerenderItem(revalidator, page)));
}

/**
 * Renders the changed pages again in both languages, each at most once at a time however many writes
 * arrive, and then the first views that list them, each once a pause. So no reader gets an old list for
 * lack of earlier visits. A page that cannot be rendered now is left to its interval.
 */
export async function revalidatePages(
  revalidator: Revalidator,
  { pages, lists }: Pick<Changed, 'pages' | 'lists'>,
): Promise<void> {
  await Promise.all(pages.flatMap(inEveryLanguage).map((page) => rerenderItem(revalidator, page)));
  // One after the other: a text of skin types is on forty pages, whose rendering at once would hold all other requests.
  for (const list of lists.flatMap(inEveryLanguage)) await revalidateAfterPause(revalidator, list);
}
