import { clsx } from 'clsx';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/Avatar';
import styles from './MentionArea.module.css';
import { useListKeys } from './useListKeys';
import { useMentioned } from './useMentioned';

/**
 * Renders the members that a typed mention may mean, above the text area, whose keys select one. Written by hand:
 * Ariakit's combobox has to render its text box, and a text area is one only while a mention is typed.
 */
export function MentionList({
  area,
  path,
  page,
  search,
  onChoose,
  onClose,
}: {
  area: RefObject<HTMLTextAreaElement | null>;
  path: string;
  page: number;
  search: string;
  onChoose: (username: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('comments');
  const id = useId();
  const members = useMentioned({ path, page }, search);
  const names = members.map(({ username }) => username);
  const { active, optionId } = useListKeys(area, { id, names, onChoose, onClose });
  return (
    <>
      <p role="status" className="visually-hidden">
        {members.length > 0 ? t('mention.count', { count: members.length }) : ''}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={t('mention.label')}
        className={styles.popup}
        hidden={members.length === 0}
      >
        {members.map(({ username, nickname, avatar }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text area has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the text area keeps the focus
          <div
            key={username}
            id={optionId(username)}
            role="option"
            aria-selected={username === active}
            className={clsx(styles.option, username === active && styles.active)}
            // The text area keeps the focus, and with it a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(username)}
          >
            <Avatar nickname={nickname} src={avatar} size={1} />
            <span className={styles.nickname}>{nickname}</span>
            <span className={styles.username}>@{username}</span>
          </div>
        ))}
      </div>
    </>
  );
}
