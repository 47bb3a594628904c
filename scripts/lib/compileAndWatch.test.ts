import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { compileAndWatch } from './compileAndWatch.ts';
import { OUTPUT } from './developmentBuild.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gyeol-compile-'));
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** Compiles and watches `main.ts` of the test's folder; `until` waits for a run whose result contains a text. */
function watchMain() {
  const name = basename(folder);
  let ran: () => void = () => undefined;
  const compiled = vi.fn(() => ran());
  const { close } = compileAndWatch({ [name]: join(folder, 'main.ts') }, compiled);
  onTestFinished(() => {
    close();
    rmSync(folder, { recursive: true });
    for (const end of ['.js', '.js.map']) rmSync(join(OUTPUT, name + end), { force: true });
  });
  const until = async (text: string) => {
    for (;;) {
      const next = new Promise<void>((done) => {
        ran = done;
      });
      if ((await readFile(join(OUTPUT, `${name}.js`), 'utf8').catch(() => '')).includes(text)) return;
      await next;
    }
  };
  return { compiled, until };
}

it('compiles again when a file that the program imports changes', async () => {
  write('part.ts', `export const word: string = 'before';`);
  write('main.ts', `import { word } from './part.ts'; console.log(word);`);
  const { until } = watchMain();
  await until('before');
  write('part.ts', `export const word: string = 'after';`);
  await until('after');
});

it('compiles again when an editor replaces a file by another', async () => {
  write('main.ts', `console.log('before');`);
  const { until } = watchMain();
  await until('before');
  write('main.ts.new', `console.log('after');`);
  renameSync(join(folder, 'main.ts.new'), join(folder, 'main.ts'));
  await until('after');
});

it('begins when a file that had an error from the start is mended', async () => {
  write('main.ts', `console.log('broken`);
  const { compiled, until } = watchMain();
  expect(compiled).not.toHaveBeenCalled();
  write('main.ts', `console.log('after');`);
  await until('after');
});
