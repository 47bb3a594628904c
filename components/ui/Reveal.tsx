import { type ReactNode, useRef } from 'react';
import { useReveal } from './useReveal';

/** Renders decoration that rises as it is scrolled to; visible without JavaScript and in the first view. */
export function Reveal({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useReveal(root);
  return <div ref={root}>{children}</div>;
}
