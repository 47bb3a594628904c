import { Italic, LetterB, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide';
import { createElement } from 'react';

/** The toolbar's own icons, which come with its code since no other page needs them. */
const glyphs = {
  bold: LetterB,
  italic: Italic,
  bullets: List,
  numbers: ListOrdered,
  quote: Quote,
  undo: Undo2,
  redo: Redo2,
};

export function Glyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {glyphs[name].map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
