/** The toolbar's own signs, drawn here since no other page needs them. */
const paths = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M11 5h6M7 19h6M14 5l-4 14',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers:
    'M10 6h10M10 12h10M10 18h10M4 5l1.5-.7V9M4 13.2c.6-1 2.4-.8 2.4.4 0 .9-1.2 1.4-2.4 2.9h2.6',
  quote:
    'M5 17c2.5-1 3.5-3 3.500-5H5V7h5v5c0 3-1.500 5-5 6zM14 17c2.500-1 3.500-3 3.500-5H14V7h5v5c0 3-1.500 5-5 6z',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
} as const;
export type GlyphName = keyof typeof paths;

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
