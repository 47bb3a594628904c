import Link from 'next/link';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetAlikeQuery } from '@/api/search';
import type { Suggestion, TitledKind } from '@/contract/search';
import { useBlocked } from '@/hooks/useBlocked';
import { suggestionPath } from '@/lib/suggestionPath';
import styles from './AlikeTitles.module.css';

/** How long a pause in typing is, in ms. */
const PAUSE_MS = 500;
/** The letters from which a title says something. */
const MIN_LETTERS = 4;

/** The part of a form that has a title. */
interface TitledForm {
  form: RefObject<HTMLFormElement | null>;
  follow: (onChange: () => void) => () => void;
  getValues: () => { title: string };
}

/** Returns the title of a form as it was at the last pause in typing, wherever in the form; not within a composition. */
function useSettledTitle({ form, follow, getValues }: TitledForm): string {
  const [title, setTitle] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is followed once
  useEffect(() => {
    const element = form.current;
    let isComposing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (!isComposing) timer = setTimeout(() => setTitle(getValues().title.trim()), PAUSE_MS);
    };
    const onComposition = ({ type }: Event) => {
      isComposing = type === 'compositionstart';
      restart();
    };
    element?.addEventListener('compositionstart', onComposition);
    element?.addEventListener('compositionend', onComposition);
    const unfollow = follow(restart);
    // The title of a draft.
    restart();
    return () => {
      clearTimeout(timer);
      unfollow();
      element?.removeEventListener('compositionstart', onComposition);
      element?.removeEventListener('compositionend', onComposition);
    };
  }, []);
  return title;
}

/** What was found, and whether it came when the title had been left for the fields beneath it. */
interface Found {
  results: Suggestion[];
  isLate: boolean;
}
const NOTHING: Found = { results: [], isLate: false };

/** Returns whether a field of a form has the focus that is not its title. */
function isBeyondTitle(form: HTMLFormElement | null): boolean {
  const field = document.activeElement;
  return form?.contains(field) === true && field?.getAttribute('name') !== 'title';
}

/**
 * Finds published content with a title like the form's. What was found stays until there is another response, and above
 * a field that is typed in nothing appears and nothing goes.
 */
function useAlike(form: TitledForm, kind: TitledKind): Found {
  const isBlocked = useBlocked();
  const title = useSettledTitle(form);
  const [fetchAlike] = useLazyGetAlikeQuery();
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    let isLast = true;
    const show = (results: Suggestion[]) => {
      if (!isLast) return;
      const isLate = isBeyondTitle(form.form.current);
      setFound((before) => (isLate && !before.isLate && before.results.length > 0 ? before : { results, isLate }));
    };
    if ([...title].length < MIN_LETTERS) return show([]);
    const call = fetchAlike({ title, kind }, true);
    call.unwrap().then(
      ({ results }) => show(results),
      // An article can be written without.
      () => show([]),
    );
    return () => {
      isLast = false;
      call.abort();
    };
  }, [fetchAlike, title, kind, form.form]);
  return { ...found, results: found.results.filter(({ user }) => !isBlocked(user)) };
}

/**
 * Renders links to published content whose titles are like the one that is being written; nothing without any. They are
 * above the form's fields beneath the title, its `children`, or below those when they came late.
 */
export function AlikeTitles({ form, kind, children }: { form: TitledForm; kind: TitledKind; children: ReactNode }) {
  const { t } = useTranslation('drafts');
  const id = useId();
  const { results, isLate } = useAlike(form, kind);
  const title = results.length > 0 ? t(`alike.${kind}`, { count: results.length }) : '';
  const links = title ? (
    <div className={styles.alike}>
      <p>
        <strong id={id}>{title}</strong> <span className="fine">{t('alike.newTab')}</span>
      </p>
      <ul aria-labelledby={id}>
        {results.map((it) => (
          <li key={it.key}>
            <Link href={suggestionPath(it)} target="_blank" rel="noopener" prefetch={false}>
              {it.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ) : null;
  return (
    <>
      <p role="status" className="visually-hidden">
        {title}
      </p>
      {isLate ? null : links}
      {children}
      {isLate ? links : null}
    </>
  );
}
