import { useRouter } from 'next/router';
import { withoutLanguage } from '@/lib/pathLanguage';

/**
 * Returns the page's address with its query, as `Layout` takes it, for a page whose query must outlive a change of the
 * language. A static page does not know its own while it is drawn, and has `path` until it does.
 */
export function useAddress(path: string): string {
  const { asPath, isReady } = useRouter();
  return isReady ? withoutLanguage(asPath).replace(/#.*/s, '') : path;
}
