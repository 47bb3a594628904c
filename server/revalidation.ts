import { publishRevalidated } from './revalidated.ts';

/** The part of Next's response that can render a static page again. */
interface Renewer {
  revalidate: (path: string) => Promise<void>;
}

const LANGUAGES = ['', '/en'];

/** The pages that a write has changed, and the lists that show them. */
export interface Changed {
  pages: string[];
  /** Restored pages. */
  reinstated: string[];
  lists: string[];
}

/** Pages that are being rendered again, and whether another write came meanwhile. */
const inFlight = new Map<string, { again: boolean; done: Promise<void> }>();

/** Renders a page again, until no write comes meanwhile. One that fails is left to its interval. */
function renew(renewer: Renewer, page: string): Promise<void> {
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
        await renewer.revalidate(page);
        publishRevalidated(page);
      } while (state.again);
    } catch (error) {
      process.emitWarning(`${page} was not renewed: ${String(error)}`);
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
const pausing = new Map<string, { renewer: Renewer | null }>();

function revalidateSequentially(renewer: Renewer, list: string): void {
  const pause = pausing.get(list);
  if (pause) {
    pause.renewer = renewer;
    return;
  }
  const started = { renewer: null as Renewer | null };
  pausing.set(list, started);
  setTimeout(() => {
    pausing.delete(list);
    if (started.renewer) revalidateSequentially(started.renewer, list);
  }, LIST_PAUSE_MS).unref();
  void renew(renewer, list);
}

const inEveryLanguage = (page: string) => LANGUAGES.map((language) => language + page);

/**
 * Waits until the pages that a write restored are rendered: its author is redirected to one at once, and the
 * cached copy is a 404.
 */
export async function renewReinstated(renewer: Renewer, { reinstated }: Changed): Promise<void> {
  await Promise.all(reinstated.flatMap(inEveryLanguage).map((page) => renew(renewer, page)));
}

/**
 * Renders the changed pages again in both languages, each at most once at a time however many writes
 * arrive, and then the first views that list them, each once a pause. So no reader gets an old list for
 * lack of earlier visits. A page that cannot be rendered now is left to its interval.
 */
export function renewPages(renewer: Renewer, { pages, lists }: Changed) {
  for (const page of pages.flatMap(inEveryLanguage)) void renew(renewer, page);
  for (const list of lists.flatMap(inEveryLanguage)) revalidateSequentially(renewer, list);
}
