/** A legal text in parts, as a page shows it. */
export interface LegalParts {
  intro: string[];
  sections: { heading: string; body: string[] }[];
}

const HEADING = /^#\s+(.*)$/;

/**
 * Reads a text whose headings begin with `# ` and whose paragraphs are apart by an empty line. What is before the first
 * heading is its introduction.
 */
export function readLegalText(content: string): LegalParts {
  const parts: LegalParts = { intro: [], sections: [] };
  for (const block of content.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const [first = '', ...rest] = block.trim().split('\n');
    const heading = HEADING.exec(first)?.[1];
    if (heading) parts.sections.push({ heading, body: [] });
    const paragraph = (heading ? rest.join('\n') : block).trim();
    if (paragraph) (parts.sections.at(-1)?.body ?? parts.intro).push(paragraph);
  }
  return parts;
}

/** Writes the parts of a text as an operator edits them. */
export const writeLegalText = ({ intro, sections }: LegalParts): string =>
  [...intro, ...sections.flatMap(({ heading, body }) => [`# ${heading}`, ...body])].join('\n\n');
