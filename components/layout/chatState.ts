import { useSyncExternalStore } from 'react';

export type ChatState = 'idle' | 'opening' | 'opened';
/** The chat widget's state, and how many messages of its agents are unread. */
interface Chat {
  state: ChatState;
  unread: number;
}

const initial: Chat = { state: 'idle', unread: 0 };
let chat = initial;
const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function setChatState(state: ChatState, unread = 0): void {
  chat = { state, unread };
  for (const changed of listeners) changed();
}

/** Returns the chat, shared by every button that opens it. */
export const useChatState = (): Chat =>
  useSyncExternalStore(
    subscribe,
    () => chat,
    () => initial,
  );
