import { useAppSelector } from './redux';

/** Who is signed in, as the browser knows it; nobody before the first look at the session. */
export function useMember() {
  const isLogin = useAppSelector((state) => state.user.isLogin);
  const user = useAppSelector((state) => state.user.user);
  return { isLogin, user: isLogin ? user : null };
}

/** Who is drawn as signed in: until the session is known, the member of the last visit. */
export function useShownMember() {
  const { user } = useMember();
  const isKnown = useAppSelector((state) => state.user.session.status !== 'loading');
  const remembered = useAppSelector((state) => state.user.user);
  return user ?? (isKnown ? null : remembered);
}
