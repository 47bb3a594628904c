import { useEffect, useSyncExternalStore } from 'react';
import { isOwnPage, rememberOwnPage } from '@/lib/browser/ownPages';
import { useAppSelector } from './redux';
import { useMember } from './useMember';

const neverChanges = () => () => undefined;

/**
 * Returns whether the page at `path` shows something of the reader's own: until that is known (`isOwn` undefined),
 * whether this browser remembers it, so that nothing moves afterwards. theme.js draws the page so until hydration.
 */
export function useOwnPage(path: string, isOwn: boolean | undefined): boolean {
  const { user } = useMember();
  const username = user?.username;
  const isVisitor = useAppSelector((state) => state.user.session.status === 'unauthenticated');
  const isRemembered = useSyncExternalStore(
    neverChanges,
    () => isOwnPage(path, username),
    () => false,
  );
  useEffect(() => void delete document.documentElement.dataset.own, []);
  useEffect(() => {
    if (username && isOwn !== undefined) rememberOwnPage(username, path, isOwn);
  }, [username, path, isOwn]);
  return isOwn ?? (!isVisitor && isRemembered);
}
