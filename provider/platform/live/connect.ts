import { openBus } from '../redis/bus.ts';
import type { Live } from './live.ts';

/** The channel of Redis on which providers tell each other of changes. */
const CHANNEL = 'gyeol:live';

/** The connection of this provider's live events to those of the others. */
export interface LiveConnection {
  /** Returns how often Redis was lost. */
  losses(): number;
  close(): Promise<void>;
}

/**
 * Announces changes to the other providers through Redis at `url`, and theirs here. While Redis is away each provider
 * notifies its own listeners; afterwards all of them read their state again. `onLost` is called once for each loss.
 */
export function connectLive(live: Live, url: string, onLost: (error: Error) => void): LiveConnection {
  let losses = 0;
  const bus = openBus({
    url,
    channel: CHANNEL,
    onMessage: live.hear,
    onGap: live.hearAll,
    onLost(error) {
      losses += 1;
      onLost(error);
    },
  });
  live.connect(bus.send);
  return { losses: () => losses, close: bus.close };
}
