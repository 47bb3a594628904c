import { useEffect, useState } from 'react';
import { readerZone } from '@/lib/browser/readerZone';

/** Returns the reader's time zone after hydration; undefined before, as on the server. */
export function useReaderZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(readerZone()), []);
  return zone;
}
