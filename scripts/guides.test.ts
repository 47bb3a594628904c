import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const guides = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Returns the anchors of a guide's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('links to files and headings that there are', () => {
  const broken = guides.flatMap((guide) => {
    const links = [...read(guide).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link);
    return links
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        // A page of the repository at GitHub, beside its files.
        if (path.startsWith('../../security/')) return false;
        const file = path ? join(dirname(guide), decodeURIComponent(path)) : guide;
        return !existsSync(file) || (anchor && !anchorsOf(read(file)).includes(decodeURIComponent(anchor)));
      })
      .map((link) => `${guide}: ${link}`);
  });
  expect(broken).toEqual([]);
});

it('names commands that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  // Decision records say what was; a guide says what to type.
  const current = guides.filter((guide) => !guide.startsWith('docs/decisions'));
  const named = current.flatMap((guide) => [...read(guide).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
