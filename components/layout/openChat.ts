import * as channel from '@channel.io/channel-web-sdk-loader';
import type { Language } from '@/lib/dates';
import { publicEnv } from '@/lib/env.public';

/** Starts Channel.io's widget and opens its window; `failed` is called when it does not start. */
export function openChat(language: Language, failed: () => void): void {
  channel.loadScript();
  channel.boot({ pluginKey: publicEnv.channelPluginKey, language }, (error) => {
    if (error) failed();
  });
  channel.showMessenger();
}
