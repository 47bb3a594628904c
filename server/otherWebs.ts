import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  RouterServerContextSymbol,
  routerServerGlobal,
} from 'next/dist/server/lib/router-utils/router-server-context.js';
import { z } from 'zod';
import { openBus } from '../provider/platform/redis/bus.ts';
import { onChanged, publishMissed } from './revalidated.ts';
import { type Revalidator, revalidatePages } from './revalidation.ts';
import { ROOT } from './root.ts';

/** The channel of Redis on which webs tell each other of changed pages. */
const CHANNEL = 'gyeol:pages';
/** The header by which Next renders a page again. */
const REVALIDATE = 'x-prerender-revalidate';

const address = z.string().regex(/^\/(?!\/)/);
const changedPages = z.object({ pages: z.array(address), lists: z.array(address) });

/**
 * Returns what `res.revalidate` of Next's API routes does; outside of a request Next has no other way to it. @throws an Error when this version of Next has changed one of these places
 */
export function nextRevalidator(): Revalidator {
  const folder = join(ROOT, process.env.NEXT_DIST_DIR || '.next');
  const { preview } = JSON.parse(readFileSync(join(folder, 'prerender-manifest.json'), 'utf8'));
  const next = Object.values(routerServerGlobal[RouterServerContextSymbol] ?? {})[0]?.revalidate;
  if (!next || !preview?.previewModeId) throw new Error('Next renders pages again in another way');
  return {
    revalidate: (page) =>
      next({
        urlPath: page,
        headers: { [REVALIDATE]: preview.previewModeId },
        opts: {},
      }),
  };
}

/** Returns the pages of a message; undefined for one that is not understood, as of another version of the site. */
function readChanged(text: string) {
  try {
    return changedPages.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Notifies the other webs through Redis at `url` which pages a write has changed, and renders those again that others
 * name. After a time without Redis every stored page is rendered again before it is served. `onLost` is called once
 * for each loss. The answer ends the connection.
 */
export function connectWebs(
  url: string,
  { revalidator, onLost }: { revalidator: Revalidator; onLost: (error: Error) => void },
): () => Promise<void> {
  const bus = openBus({
    url,
    channel: CHANNEL,
    onMessage(text) {
      const changed = readChanged(text);
      if (changed) void revalidatePages(revalidator, changed);
      else publishMissed();
    },
    onGap: publishMissed,
    onLost,
  });
  const end = onChanged(({ pages, restored, lists }) => {
    const message = { pages: [...pages, ...restored], lists };
    if (message.pages.length + lists.length > 0) bus.send(JSON.stringify(message));
  });
  return () => {
    end();
    return bus.close();
  };
}
