import { parseArgs } from 'node:util';
import type { ImportReport, ImportResult } from '../provider/areas/contents/import/importResult.ts';
import { importContents } from '../provider/areas/contents/import/run.ts';
import { withServices } from './lib/services.ts';

const USAGE =
  'npm run provider:import -- [--youtube FEED] [--instagram EXPORT] [--dry-run]\n' +
  'FEED is the https address or a file of a YouTube Atom feed; EXPORT the folder of an unzipped\n' +
  'Instagram data export in JSON, or its posts_1.json. --dry-run says what would change.';

const summary = (what: string, { added, changed, same }: ImportResult) =>
  `${what}: ${added} new, ${changed} changed, ${same} as before`;

const reportText = ({ videos, photos, problems }: ImportReport, dryRun: boolean) =>
  [
    ...(dryRun ? ['Nothing was written (--dry-run).'] : []),
    ...(videos ? [summary('Videos', videos)] : []),
    ...(photos ? [summary('Photo posts', photos)] : []),
    ...problems.map((problem) => `- ${problem}`),
  ].join('\n');

function options() {
  try {
    return parseArgs({
      options: {
        youtube: { type: 'string' },
        instagram: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    return process.exit(2);
  }
}

/** `npm run provider:import`: imports videos and photo posts from a feed and an export. */
const { youtube, instagram, 'dry-run': dryRun } = options();
if (!youtube && !instagram) {
  console.error(USAGE);
  process.exit(2);
}
await withServices('npm run provider:import', async (services) =>
  reportText(await importContents(services, { youtube, instagram, dryRun, fetch }), dryRun),
);
