import { useSyncExternalStore } from 'react';

export type ChatState = 'idle' | 'opening' | 'opened';

let state: ChatState = 'idle';
const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function setChatState(next: ChatState): void {
  state = next;
  for (const changed of listeners) changed();
}

/** Returns the chat widget's state, shared by every button that opens it. */
export const useChatState = (): ChatState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'idle' as const,
  );
