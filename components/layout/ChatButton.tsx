import { clsx } from 'clsx';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { ChatIcon } from '@/components/ui/icons';
import styles from './Floating.module.css';
import { isConsole } from './navigation';
import { useChat } from './useChat';

/**
 * Renders the chat button of every page but the console's, whose readers answer it; the widget is loaded on the first
 * tap. It floats on a desktop and is in the top bar on a phone, where it must not cover content.
 */
export function ChatButton({ place }: { place: 'bar' | 'corner' }) {
  const { t } = useTranslation('common');
  const chat = useChat();
  const { pathname } = useRouter();
  if (isConsole(pathname)) return null;
  const label = chat.unread > 0 ? t('nav.supportUnread', { count: chat.unread }) : t('nav.support');
  return (
    <button
      type="button"
      className={clsx(place === 'corner' && styles.floating, styles[place])}
      aria-label={label}
      title={label}
      data-unread={chat.unread || undefined}
      aria-busy={chat.opening || undefined}
      onClick={chat.open}
    >
      <ChatIcon />
    </button>
  );
}
