import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bin, ROOT } from '../../server/root.ts';

/** Lints a style sheet with the repository's own plugins and returns the lines with an error. */
function faultyLines(css: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-lint-'));
  try {
    const { plugins } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
    const absolute = plugins.map((plugin: string) => resolve(ROOT, plugin));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: absolute }));
    writeFileSync(join(folder, 'rule.css'), css);
    const { stdout } = spawnSync(
      process.execPath,
      [bin('@biomejs/biome/bin/biome'), 'lint', '--reporter=github', 'rule.css'],
      { cwd: folder, encoding: 'utf8' },
    );
    const lines = [...stdout.matchAll(/title=plugin,.*?line=(\d+)/g)];
    return lines.map((found) => Number(found[1]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a hover rule outside @media (hover: hover) is a lint error', () => {
  expect(
    faultyLines(`.a:hover { color: red; }
.b, .c:hover:not(.d) { color: red; }
@media (hover: hover) { .e:hover { color: red; } }
@media (min-width: 10em) { .f:hover { color: red; } @media (hover: hover) { .g:hover { color: red; } } }
.h { &:hover { color: red; } }
.i:focus-visible { color: red; }
`),
  ).toEqual([1, 2, 4, 5]);
});
