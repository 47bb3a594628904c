import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetUserQuery } from '@/api/users';
import { IconButton } from '@/components/ui/Button';
import { CloseIcon } from '@/components/ui/icons';
import { LinkedText } from '@/components/ui/LinkedText';
import { useMember } from '@/hooks/useMember';
import { retype } from '@/lib/browser/retype';
import { calledIn, withoutCalls } from '@/lib/calls';
import styles from './Composed.module.css';

/** How long a pause in typing is, in ms: before it a name may be half typed. */
const PAUSE_MS = 400;

/** Renders a member whom a text calls, whom a tap removes from it; nothing for a name that nobody has. */
function CalledMember({ username, onRemove }: { username: string; onRemove: () => void }) {
  const { t } = useTranslation('comments');
  const { data } = useGetUserQuery({ username });
  if (!data) return null;
  const { nickname } = data;
  return (
    <li>
      <button
        type="button"
        className={styles.member}
        aria-label={t('mention.remove', { nickname })}
        // The text area keeps the focus, and with it a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      >
        <span className={styles.chip}>
          <span className={styles.name}>@{nickname}</span>
          <CloseIcon size={1} />
        </span>
      </button>
    </li>
  );
}

/** Renders whom the text of an area calls by their nicknames, since in its field it has their usernames. */
export function Called({
  area,
  text,
  onText,
}: {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}) {
  const { t } = useTranslation('comments');
  const { user } = useMember();
  const id = useId();
  const members = useRef<HTMLUListElement>(null);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // Of those who were called at the last pause, those who still are.
  const now = calledIn(text);
  const names = calledIn(settled).filter((name) => now.includes(name) && name !== user?.username);
  const remove = (name: string) => {
    const without = withoutCalls(text, name);
    // By the keyboard the button has the focus, and goes with the name.
    if (members.current?.contains(document.activeElement)) area.current?.focus();
    if (!area.current || !retype(area.current, without)) onText(without);
  };
  return (
    <div className={styles.called}>
      <span id={id}>{t('mention.called')}</span>
      <ul ref={members} aria-labelledby={id} className={styles.members}>
        {names.map((name) => (
          <CalledMember key={name} username={name} onRemove={() => remove(name)} />
        ))}
      </ul>
    </div>
  );
}

/** Renders what a comment that is being written quotes, as it will be shown; `onRemove` takes it away. */
export function Quoted({ quote, onRemove }: { quote: string; onRemove: () => void }) {
  const { t } = useTranslation('comments');
  return (
    <div className={styles.quoted}>
      <div className={styles.lines}>
        <LinkedText text={quote.trimEnd()} links={[]} quotes />
      </div>
      <IconButton
        label={t('quoteRemove')}
        // The text area keeps the focus, and with it a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      >
        <CloseIcon size={1} />
      </IconButton>
    </div>
  );
}
