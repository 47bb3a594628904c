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
 * support page, which says so. `opened` is true from then on: the widget has a button of its own. A
 * widget that does not start is reported by a toast and can be tried again.
 */
export function useChat() {
  const router = useRouter();
  const { t, i18n } = useTranslation('common');
  const store = useAppStore();
  const state = useChatState();

  const open = async () => {
    if (!isChatConfigured) {
      await router.push(paths.support());
      return;
    }
    setChatState('opening');
    try {
      const { openChat } = await import('./openChat');
      await openChat(store, languageOf(i18n.language));
      setChatState('opened');
    } catch {
      setChatState('idle');
      await notify('warning', t('support.failed'));
    }
  };

  return { open, opening: state === 'opening', opened: state === 'opened' };
}
