/** Returns the channel that a member's open pages listen to. */
export const channelOf = (userId: number) => `notifications:${userId}`;

/** A listener of a channel. */
interface Listener {
  /** Called on a change; the listener reads the new state itself. */
  changed: () => void;
  /** The program stops: nothing more will come. */
  closed: () => void;
}

/** Notifies the listeners of a change. */
export interface Live {
  /** Notifies everyone who listens to `channel`. */
  publish(channel: string): void;
  /** Listens to `channel` until the answer is called. */
  subscribe(channel: string, listener: Listener): () => void;
  /** Sends every listener away. */
  close(): void;
}

/**
 * Announces changes within one process. Several providers on one PostgreSQL need an implementation over
 * LISTEN and NOTIFY (or Redis) in its place; until then a page connected to another one learns by
 * polling.
 */
export function createLive(): Live {
  const channels = new Map<string, Set<Listener>>();
  return {
    publish(channel) {
      for (const { changed } of channels.get(channel) ?? []) changed();
    },
    subscribe(channel, listener) {
      const here = channels.get(channel) ?? new Set();
      channels.set(channel, here.add(listener));
      return () => {
        here.delete(listener);
        if (here.size === 0 && channels.get(channel) === here) channels.delete(channel);
      };
    },
    close() {
      for (const { closed } of [...channels.values()].flatMap((here) => [...here])) closed();
    },
  };
}
