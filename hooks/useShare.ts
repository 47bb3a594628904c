import { useCopy } from './useCopy';

const NO_FAILURES = ['AbortError', 'InvalidStateError'];

/**
 * Shares an address, the page's own without one, by the device's own sheet, or copies it where there is none.
 * `more` loads what the sheet passes on besides, such as a picture.
 */
export function useShare(title: string, address?: string, more?: () => Promise<ShareData>) {
  const copy = useCopy();
  return async () => {
    const url = address ?? `${location.origin}${location.pathname}`;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url, ...(await more?.()) });
    } catch (error) {
      // Closing the share sheet is no failure, nor is a second tap while it opens.
      if (!(error instanceof DOMException && NO_FAILURES.includes(error.name))) await copy(url);
    }
  };
}
