import * as channel from '@channel.io/channel-web-sdk-loader';
import { supportApi } from '@/api/support';
import type { Language } from '@/lib/dates';
import { publicEnv } from '@/lib/env.public';
import type { AppStore } from '@/store/makeStore';
import { refreshSession } from '@/store/refreshSession';
import { setChatState } from './chatState';

/** How long the widget's script may take until it counts as blocked, in ms. */
const BOOT_TIMEOUT_MS = 10_000;
const SCRIPT = 'https://cdn.channel.io/plugin/';

const scriptOf = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement && target.src.startsWith(SCRIPT) ? target : null;

/** Removes a widget that failed to start, so that the next tap loads it again. */
function forgetWidget() {
  for (const script of document.scripts) scriptOf(script)?.remove();
  Reflect.deleteProperty(window, 'ChannelIO');
  Reflect.deleteProperty(window, 'ChannelIOInitialized');
}

/** Resolves once the widget has started; rejects when its script was blocked, failed or took too long. */
function booted(option: channel.BootOption): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (failure?: unknown) => {
      clearTimeout(timer);
      window.removeEventListener('error', onError, true);
      if (failure) reject(failure);
      else resolve();
    };
    const onError = ({ target }: Event) => {
      if (scriptOf(target)) settle(new Error('SCRIPT_NOT_LOADED'));
    };
    const timer = setTimeout(() => settle(new Error('TIMEOUT')), BOOT_TIMEOUT_MS);
    // A script's own error event does not bubble; the loader has no callback for it.
    window.addEventListener('error', onError, true);
    channel.loadScript();
    channel.boot(option, (error) => settle(error));
  });
}

/** Returns who the store's member is to Channel.io; its hash proves the id, which others could name as well. */
async function bootOptionOf(store: AppStore): Promise<Partial<channel.BootOption>> {
  const { user: member } = store.getState().user;
  if (!member) return {};
  // Kept by nothing, so that the next member in this tab is asked for anew.
  const { initiate } = supportApi.endpoints.getChatIdentity;
  const { identity } = await store.dispatch(initiate(undefined, { subscribe: false })).unwrap();
  return { ...identity, profile: { name: member.nickname, username: member.username } };
}

/** Starts the widget for the store's member, and returns the username. @throws when it does not start */
async function startWidget(store: AppStore, language: Language): Promise<string | null> {
  // In a page's first moments nobody knows yet who opens it.
  if (store.getState().user.session.status === 'loading') await refreshSession(store);
  const { username } = store.getState().user;
  try {
    const { channelPluginKey: pluginKey } = publicEnv;
    await booted({ pluginKey, language, hideChannelButtonOnBoot: true, ...(await bootOptionOf(store)) });
  } catch (error) {
    forgetWidget();
    throw error;
  }
  return username;
}

/**
 * Starts the widget for the store's member, whose id Channel.io checks, and ends it without opening its window.
 * @throws when it does not start
 */
export async function testChat(store: AppStore, language: Language): Promise<void> {
  await startWidget(store, language);
  channel.shutdown();
}

/**
 * Opens the window of Channel.io's widget, and starts the widget first for the store's member; it closes once
 * another member or a visitor is there instead. The agent sees a member's name and username as the profile. The
 * site's own button stays the only one and has the number of unread messages.
 * @throws when the widget does not start
 */
export async function openChat(store: AppStore, language: Language): Promise<void> {
  const username = await startWidget(store, language);
  channel.onBadgeChanged((unread) => setChatState('opened', unread));
  channel.showMessenger();
  const stop = store.subscribe(() => {
    if (store.getState().user.username === username) return;
    stop();
    channel.shutdown();
    setChatState('idle');
  });
}

/** Opens the window of the widget that has started already. */
export const showChat = (): void => channel.showMessenger();
