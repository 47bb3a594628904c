import { useEffect, useState } from 'react';

/** Returns the height that an on-screen keyboard covers at the bottom of the window, in CSS pixels. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const look = () => {
      const { height, offsetTop } = visualViewport;
      setInset(Math.max(0, Math.round(window.innerHeight - height - offsetTop)));
    };
    visualViewport.addEventListener('resize', look);
    visualViewport.addEventListener('scroll', look);
    return () => {
      visualViewport.removeEventListener('resize', look);
      visualViewport.removeEventListener('scroll', look);
    };
  }, []);
  return inset;
}
