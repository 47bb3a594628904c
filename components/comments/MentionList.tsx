import { clsx } from 'clsx';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommentsKey, useGetCommentsQuery } from '@/api/comments';
import { useLazyGetUsersQuery } from '@/api/users';
import { Avatar } from '@/components/ui/Avatar';
import suggestions from '@/components/ui/Suggestions.module.css';
import type { Author } from '@/contract/users';
import { useMember } from '@/hooks/useMember';
import { completeMention, typedMention } from '@/lib/mentions';
import styles from './MentionArea.module.css';

/**
 * Makes a text area the combobox of the list `id` while the list has options, and selects one by its keys: arrows,
 * Enter or Tab, and Escape, but none that ends a Korean composition. The element's attributes are set here, since
 * it is a plain text area otherwise.
 */
function useListKeys(
  area: RefObject<HTMLElement | null>,
  {
    id,
    names,
    onChoose,
    onClose,
  }: { id: string; names: readonly string[]; onChoose: (name: string) => void; onClose: () => void },
) {
  const [chosen, setChosen] = useState<string>();
  const active = chosen !== undefined && names.includes(chosen) ? chosen : names[0];
  const optionId = (name: string) => `${id}-${name}`;

  useEffect(() => {
    const element = area.current;
    if (!element || active === undefined) return;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'true',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
    };
  }, [area, id, active]);

  useEffect(() => {
    const element = area.current;
    if (!element || active === undefined) return;
    const step = (by: number) => setChosen(names.at((names.indexOf(active) + by) % names.length));
    const actions = new Map<string, () => void>([
      ['ArrowDown', () => step(1)],
      ['ArrowUp', () => step(-1)],
      ['Enter', () => onChoose(active)],
      ['Tab', () => onChoose(active)],
      ['Escape', onClose],
    ]);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const act = actions.get(event.key);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [area, names, active, onChoose, onClose]);

  return { active, optionId };
}

/** The comments beneath what is written, and who else wrote on the page. */
export interface Thread {
  thread: CommentsKey;
  authors?: readonly Author[];
}

/** How long a pause in typing is, in ms. */
const PAUSE_MS = 200;
const MEMBERS_MAX = 5;

/**
 * Returns the members that a typed mention may mean: those who wrote on the page first, then those that a search
 * finds, fetched after a pause in typing and cancelled when it changes.
 */
function useMentioned({ thread, authors = [] }: Thread, search: string): Author[] {
  const { user } = useMember();
  const { data } = useGetCommentsQuery(thread);
  const [fetchUsers] = useLazyGetUsersQuery();
  const [found, setFound] = useState<Author[]>([]);

  useEffect(() => {
    setFound([]);
    if (search === '') return;
    let call: ReturnType<typeof fetchUsers> | undefined;
    const timer = setTimeout(() => {
      call = fetchUsers({ search, page_size: MEMBERS_MAX }, true);
      call.unwrap().then(
        ({ results }) => setFound(results),
        // Without the search the thread's members are offered.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      call?.abort();
    };
  }, [fetchUsers, search]);

  const typed = search.toLowerCase();
  const commented = (data?.results ?? [])
    .flatMap((comment) => [comment, ...comment.replies])
    .flatMap((comment) => comment.user ?? []);
  const here = [...authors, ...commented].filter(
    ({ username, nickname }) => username.startsWith(typed) || nickname.toLowerCase().includes(typed),
  );
  const members = new Map(
    [...here, ...found]
      .filter(({ username }) => username !== '' && username !== user?.username)
      .map((member) => [member.username, member]),
  );
  return [...members.values()].slice(0, MEMBERS_MAX);
}

/**
 * Renders the members that a typed mention may mean, above the text area, whose keys select one. Written by hand:
 * Ariakit's combobox has to render its text box, and a text area is one only while a mention is typed.
 */
export function MentionList({
  area,
  thread,
  authors,
  search,
  onText,
  onClose,
}: Thread & {
  area: RefObject<HTMLTextAreaElement | null>;
  search: string;
  onText: (text: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('comments');
  const onChoose = (username: string) => {
    const element = area.current;
    const typed = element && typedMention(element.value, element.selectionStart);
    if (typed) {
      const { text, caret } = completeMention(element.value, typed, username);
      onText(text);
      // Once the text is in the area.
      requestAnimationFrame(() => element.setSelectionRange(caret, caret));
    }
    onClose();
  };
  const id = useId();
  const members = useMentioned({ thread, authors }, search);
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
        className={clsx(suggestions.popup, styles.popup)}
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
            className={clsx(suggestions.option, username === active && suggestions.active)}
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
