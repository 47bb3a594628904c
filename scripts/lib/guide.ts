import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/root.ts';

/** Returns the commands of a section of a guide, block by block, in the order in which an operator runs them. */
export function readCommands(guide: string, heading: string, language = 'sh'): string[] {
  const [, rest = ''] = readFileSync(join(ROOT, guide), 'utf8').split(`\n${heading}\n`);
  const [section = ''] = rest.split(/^##/m);
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]+?)^\`\`\`$`, 'gm'))].map(
    ([, commands = '']) => commands,
  );
}
