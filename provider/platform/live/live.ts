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
  /** Notifies everyone who listens to `channel`, in the other providers too once they are connected. */
  publish(channel: string): void;
  /** Notifies those who listen to `channel` in this process. */
  hear(channel: string): void;
  /** Notifies every listener in this process: changes may have been missed. */
  hearAll(): void;
  /** Passes what is published here on to the other providers. */
  connect(send: (channel: string) => void): void;
  /** Listens to `channel` until the answer is called. */
  subscribe(channel: string, listener: Listener): () => void;
  /** Returns the number of listeners. */
  listeners(): number;
  /** Sends every listener away. */
  close(): void;
}

/** Announces changes within one process, and to other providers where `connectLive` connects them. */
export function createLive(): Live {
  const channels = new Map<string, Set<Listener>>();
  let send: ((channel: string) => void) | undefined;
  const everyone = () => [...channels.values()].flatMap((here) => [...here]);
  const hear = (channel: string) => {
    for (const { changed } of channels.get(channel) ?? []) changed();
  };
  return {
    publish(channel) {
      hear(channel);
      send?.(channel);
    },
    hear,
    hearAll() {
      for (const { changed } of everyone()) changed();
    },
    connect(pass) {
      send = pass;
    },
    subscribe(channel, listener) {
      const here = channels.get(channel) ?? new Set();
      channels.set(channel, here.add(listener));
      return () => {
        here.delete(listener);
        if (here.size === 0 && channels.get(channel) === here) channels.delete(channel);
      };
    },
    listeners: () => everyone().length,
    close() {
      for (const { closed } of everyone()) closed();
    },
  };
}
