import { useAppSelector } from './redux';

/** Returns whether a member is signed in, and which; none before the session has been read. */
export function useMember() {
  const isLogin = useAppSelector((state) => state.user.isLogin);
  const user = useAppSelector((state) => state.user.user);
  return { isLogin, user: isLogin ? user : null };
}

/** Returns the member to draw as signed in: until the session has been read, that of the last visit. */
export function useShownMember() {
  const { user } = useMember();
  const isKnown = useAppSelector((state) => state.user.session.status !== 'loading');
  const remembered = useAppSelector((state) => state.user.user);
  return user ?? (isKnown ? null : remembered);
}
