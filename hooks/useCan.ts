import { useMember } from './useMember';

/**
 * Returns what the reader may do with content, as its response says. Nothing (null) for a visitor, at once after signing
 * out too, and for a member until the response that a page was rendered with has been read again as theirs.
 */
export function useCan<Can>(can: Can | null): Can | null {
  const { isLogin } = useMember();
  return isLogin ? can : null;
}
