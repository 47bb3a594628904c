import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

/** Returns the id of the comment that the page's address names, as that of a notification does; else null. */
export function useMeantComment(): number | null {
  const { asPath } = useRouter();
  const [meant, setMeant] = useState<number | null>(null);
  // In an effect, since the server never sees this part of an address.
  useEffect(() => {
    const [, id] = /#comment-(\d+)$/.exec(asPath) ?? [];
    setMeant(id ? Number(id) : null);
  }, [asPath]);
  return meant;
}
