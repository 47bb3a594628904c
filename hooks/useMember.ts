import { useAppSelector } from './redux';

/** Who is signed in, as the browser knows it; nobody before the first look at the session. */
export function useMember() {
  const isLogin = useAppSelector((state) => state.user.isLogin);
  const user = useAppSelector((state) => state.user.user);
  return { isLogin, user: isLogin ? user : null };
}
