import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@/hooks/redux';
import { notify } from '@/lib/browser/notify';
import { languageOf } from '@/lib/dates';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import { setChatState, useChatState } from './chatState';

export const isChatConfigured = publicEnv.channelPluginKey !== '';

/**
 * Opens Channel.io's chat, which is loaded at the first tap; without a plugin key it leads to the
 * support page, where the managers are asked by a form. `unread` is the number of the agents' unread messages. A
 * widget that does not start is reported by a toast and can be tried again.
 */
export function useChat() {
  const router = useRouter();
  const { t, i18n } = useTranslation('common');
  const store = useAppStore();
  const { state, unread } = useChatState();

  const open = async () => {
    if (!isChatConfigured) {
      await router.push(paths.support());
      return;
    }
    const isOpened = state === 'opened';
    if (!isOpened) setChatState('opening');
    try {
      const { openChat, showChat } = await import('./openChat');
      if (isOpened) return showChat();
      await openChat(store, languageOf(i18n.language));
      setChatState('opened');
    } catch {
      setChatState('idle');
      await notify('warning', t('support.failed'));
    }
  };

  return { open, opening: state === 'opening', unread };
}
