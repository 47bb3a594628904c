import type { Services } from '../../../platform/http/context.ts';
import { readExport } from './export.ts';
import { readFeed } from './feed.ts';
import type { ImportReport, Run } from './importResult.ts';
import { importPhotos } from './photos.ts';
import { readReferences } from './references.ts';
import { storeRun } from './runs.ts';
import { download, type Fetch, ImportError, readLimited } from './sources.ts';
import { importVideos } from './videos.ts';

const FEED_MAX = 4 * 1024 * 1024;
/** A larger number in one run counts as a mistake. */
const ITEMS_MAX = 5000;

/** The arguments of an import: a feed's address or file, an export's folder or file. */
export interface ImportRequest {
  youtube?: string | undefined;
  instagram?: string | undefined;
  /** Prints the changes without making them. */
  dryRun?: boolean;
  fetch: Fetch;
}

/** Returns each source once, the last one of several with the same id. */
function unique<T extends { sourceId: string }>(items: T[]): T[] {
  if (items.length > ITEMS_MAX) throw new ImportError(`More than ${ITEMS_MAX} at once: split them`);
  return [...new Map(items.map((item) => [item.sourceId, item])).values()];
}

/** Reads a feed from an address or from a file. */
const readSource = (source: string, fetch: Fetch) =>
  /^https?:/.test(source) ? download(fetch, source, FEED_MAX) : readLimited(source, FEED_MAX);

/** Imports into a report, which has what was done until a source could not be read. @throws ImportError */
async function importInto(
  report: ImportReport,
  services: Services,
  { youtube, instagram, dryRun = false, fetch }: ImportRequest,
): Promise<void> {
  const references = await services.database.read(readReferences);
  const run: Run = { services, dryRun, fetch, references, problems: report.problems };
  if (youtube) {
    const feed = readFeed((await readSource(youtube, fetch)).toString('utf8'));
    report.problems.push(...feed.problems);
    report.videos = await importVideos(unique(feed.videos), run);
  }
  if (instagram) {
    const found = await readExport(instagram);
    report.problems.push(...found.problems);
    report.photos = await importPhotos(unique(found.photos), run);
  }
}

/**
 * Imports videos and photo posts from their sources: new ones are added, changed ones updated, and a second
 * run changes nothing. What it did, or why it failed, is stored for the console. @throws ImportError when a source
 * cannot be read at all
 */
export async function importContents(services: Services, request: ImportRequest): Promise<ImportReport> {
  const { database, now } = services;
  const startedAt = now();
  const report: ImportReport = { problems: [] };
  const store = async (error: string) => {
    if (request.dryRun) return;
    await database.write((tx) => storeRun(tx, report, { startedAt, endedAt: now(), error }));
  };
  try {
    await importInto(report, services, request);
  } catch (error) {
    // Of an error of ours the console says so much: its words are for the log, and may have a member's.
    await store(error instanceof ImportError ? error.message : 'The import broke off: see what the program printed');
    throw error;
  }
  await store('');
  return report;
}
