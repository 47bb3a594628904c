import * as channel from '@channel.io/channel-web-sdk-loader';
import type { Language } from '@/lib/dates';
import { publicEnv } from '@/lib/env.public';
import type { AppStore } from '@/store/makeStore';
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
      if (scriptOf(target)) settle(new Error('The chat script could not be loaded'));
    };
    const timer = setTimeout(() => settle(new Error('The chat script did not answer')), BOOT_TIMEOUT_MS);
    // A script's own error event does not bubble; the loader has no callback for it.
    window.addEventListener('error', onError, true);
    channel.loadScript();
    channel.boot(option, (error) => settle(error));
  });
}

/**
 * Starts Channel.io's widget for the store's member and opens its window; it closes once another
 * member or a visitor is there instead. The agent sees a member's name and username as the
 * profile. They are no proof of identity, so no `memberId` goes with them: usernames are public, and
 * without a `memberHash` a `memberId` would open its conversations to everyone who knows it.
 * @throws when the widget does not start
 */
export async function openChat(store: AppStore, language: Language): Promise<void> {
  const { user: member, username } = store.getState().user;
  const profile = member && { name: member.nickname, username: member.username };
  try {
    await booted({ pluginKey: publicEnv.channelPluginKey, language, ...(profile && { profile }) });
  } catch (error) {
    forgetWidget();
    throw error;
  }
  channel.showMessenger();
  const stop = store.subscribe(() => {
    if (store.getState().user.username === username) return;
    stop();
    channel.shutdown();
    setChatState('idle');
  });
}
