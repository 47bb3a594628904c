import { useEffect, useRef } from 'react';
import { baseApi } from '@/api/baseApi';
import { useAppDispatch, useAppSelector } from '@/hooks/redux';

/** Fetches personal data again whenever the member changes. */
export function usePersonal() {
  const dispatch = useAppDispatch();
  const member = useAppSelector(({ user }) => (user.isLogin ? user.username : ''));
  const before = useRef('');
  useEffect(() => {
    if (before.current === member) return;
    before.current = member;
    dispatch(baseApi.util.invalidateTags(['Personal']));
  }, [dispatch, member]);
}
