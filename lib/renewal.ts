/** The part of Next's answer that can render a static page anew. */
interface Renewer {
  revalidate: (path: string) => Promise<void>;
}

/** The resources of the API whose page has the same address. */
const PAGES = /^\/forums\/[a-z0-9-]+\/topics\/\d+$/;
const LANGUAGES = ['', '/en'];

/** The pages that an answer's `Link: <…>; rel="invalidates"` headers name. */
export function changedPages(link: string | undefined): string[] {
  const targets = [...(link ?? '').matchAll(/<([^>]+)>\s*;\s*rel="invalidates"/g)];
  return targets.flatMap(([, path]) => (path && PAGES.test(path) ? [path] : []));
}

/** Pages being rendered anew, and whether another write came meanwhile. */
const underWay = new Map<string, { again: boolean }>();

async function renew(renewer: Renewer, page: string): Promise<void> {
  const running = underWay.get(page);
  if (running) {
    running.again = true;
    return;
  }
  const state = { again: false };
  underWay.set(page, state);
  try {
    do {
      state.again = false;
      await renewer.revalidate(page);
    } while (state.again);
  } finally {
    underWay.delete(page);
  }
}

/** Lists are rendered anew at most this often, in ms, however much is written. */
const LIST_PAUSE_MS = 5000;

/** The first views that list a topic's page, by the addresses that next.config.js rewrites them to. */
function listsOf(page: string): string[] {
  const forum = page.slice(0, page.indexOf('/topics/'));
  return ['/base/main', '/forums/all/1', `${forum}/pages/1`, '/topics/every/1'];
}

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
  attempt(renewer, list);
}

function attempt(renewer: Renewer, page: string): void {
  renew(renewer, page).catch((error: unknown) => {
    process.emitWarning(`${page} was not renewed: ${String(error)}`);
  });
}

const inEveryLanguage = (page: string) => LANGUAGES.map((language) => language + page);

/**
 * Renders the changed pages anew in both languages, each at most once at a time however many writes
 * come, and then the first views that list them, each once a pause. So nobody is shown an old list
 * because nobody else came lately. A page that cannot be renewed now is left to its interval.
 */
export function renewPages(renewer: Renewer, link: string | undefined) {
  const pages = changedPages(link);
  for (const page of pages.flatMap(inEveryLanguage)) attempt(renewer, page);
  const lists = new Set(pages.flatMap(listsOf));
  for (const list of [...lists].flatMap(inEveryLanguage)) renewInTurn(renewer, list);
}
