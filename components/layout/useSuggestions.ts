import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetSuggestionsQuery } from '@/api/search';
import type { Suggestion } from '@/contract/search';
import { forgetSearches, recentSearches } from '@/lib/browser/recentSearches';
import { paths } from '@/lib/paths';

/** A suggestion below the search box and its link; `avatar` for members only. */
export interface Option {
  key: string;
  href: string;
  text: string;
  detail?: string;
  avatar?: string | null;
}

/** How long a pause in typing is, in ms. */
const PAUSE_MS = 200;

function hrefOf({ type, key, text, place }: Suggestion): string {
  if (type === 'tag') return paths.search({ search: text });
  if (type === 'user') return paths.user(key);
  if (type === 'question') return paths.question(key);
  if (type === 'post') return paths.post(Number(key));
  return place ? paths.topic(place.slug, Number(key)) : paths.topicById(Number(key));
}

const recentOptions = (): Option[] =>
  recentSearches().map((search) => ({ key: search, href: paths.search({ search }), text: search }));

/**
 * Returns suggestions for the typed text, fetched after a pause in typing and cancelled when it changes. An
 * empty box shows the recent searches, read each time that it is `wanted`.
 */
export function useSuggestions(typed: string, wanted: boolean) {
  const { t } = useTranslation('common');
  const [fetchSuggestions] = useLazyGetSuggestionsQuery();
  const [recent, setRecent] = useState(recentOptions);
  const [found, setFound] = useState<Suggestion[]>([]);
  const search = typed.trim();

  useEffect(() => {
    if (wanted && search === '') setRecent(recentOptions());
  }, [wanted, search]);

  useEffect(() => {
    if (search === '') {
      setFound([]);
      return;
    }
    let call: ReturnType<typeof fetchSuggestions> | undefined;
    const timer = setTimeout(() => {
      call = fetchSuggestions({ search }, true);
      call.unwrap().then(
        ({ results }) => setFound(results),
        // Without suggestions the box still searches.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      call?.abort();
    };
  }, [fetchSuggestions, search]);

  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  const detailOf = ({ type, key, place }: Suggestion) => {
    if (type === 'user') return `@${key}`;
    return place?.name ?? t(`suggestions.types.${type}`);
  };
  const suggested = found.map(
    (it): Option => ({
      key: `${it.type} ${it.key}`,
      href: hrefOf(it),
      text: it.text,
      detail: detailOf(it),
      ...(it.type === 'user' && { avatar: it.avatar }),
    }),
  );
  const isRecent = search === '' && recent.length > 0;
  return { options: search === '' ? recent : suggested, isRecent, forget };
}
