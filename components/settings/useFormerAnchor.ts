import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { own } from '@/contract/own';
import { paths } from '@/lib/paths';
import { isSection } from './sections';

/** The parts of the former page whose page has another name. */
const renamed = { account: 'email', carry: 'devices' };

/** Navigates from an address of a part of the former single page, such as `#password`, to that part's page. */
export function useFormerAnchor(): void {
  const { replace } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that was opened
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    const name = own(renamed, anchor) ?? anchor;
    if (isSection(name, { isManager: false, social: [] })) void replace(paths.settings(name));
  }, []);
}
