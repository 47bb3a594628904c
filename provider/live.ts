/** Tells who listens that something has changed; what it is now, they read themselves. */
export interface Live {
  /** Tells everyone who listens to `channel`. */
  publish(channel: string): void;
  /** Listens to `channel` until the answer is called. */
  subscribe(channel: string, listener: () => void): () => void;
}

/**
 * Live news within one process. Several providers on one PostgreSQL need an implementation over
 * LISTEN and NOTIFY (or Redis) in its place; until then a listener at another process learns by polling.
 */
export function createLive(): Live {
  const listeners = new Map<string, Set<() => void>>();
  return {
    publish(channel) {
      for (const listener of listeners.get(channel) ?? []) listener();
    },
    subscribe(channel, listener) {
      const here = listeners.get(channel) ?? new Set();
      listeners.set(channel, here.add(listener));
      return () => {
        here.delete(listener);
        if (here.size === 0 && listeners.get(channel) === here) listeners.delete(channel);
      };
    },
  };
}
