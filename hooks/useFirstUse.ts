import { useEffect, useState } from 'react';

const USES = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Returns whether the reader has used the page: scrolled, pointed or typed. Controls that a reader needs then, and
 * that the first view does without, are loaded with it.
 */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return;
    const use = () => setUsed(true);
    // Scrolled before this code was loaded, or opened at a comment.
    if (window.scrollY > 0) use();
    for (const event of USES) document.addEventListener(event, use, { once: true, passive: true });
    return () => {
      for (const event of USES) document.removeEventListener(event, use);
    };
  }, [isUsed]);
  return isUsed;
}
