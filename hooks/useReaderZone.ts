import { useEffect, useState } from 'react';
import { readerZone } from '@/lib/browser/readerZone';

/** The reader's time zone once the page is mounted; undefined before, as the server drew it. */
export function useReaderZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(readerZone()), []);
  return zone;
}
