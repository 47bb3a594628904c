import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import { cyclesOf, folderGraph, importsOf } from './sources.ts';

const source = (path: string, text = '') => ({ path, text });
const figure = (name: string, ...sources: { path: string; text: string }[]) =>
  figuresOf(sources, {}).find((it) => it.name.startsWith(name));

it('follows imports by path and alias, lazy ones too', () => {
  const imports = importsOf([
    source('lib/a.ts', "import { b } from './b';\nexport { c } from '@/api/c.ts';\nimport('./d')"),
    ...['lib/b.ts', 'api/c.ts', 'lib/d.tsx'].map((path) => source(path)),
  ]);
  expect(imports.get('lib/a.ts')).toEqual(['lib/b.ts', 'api/c.ts', 'lib/d.tsx']);
});

it('leaves out types, packages and files that are not there', () => {
  const text = "import type { B } from './b';\nimport { z } from 'zod';\nimport { e } from './e';";
  expect(importsOf([source('lib/a.ts', text), source('lib/b.ts')]).get('lib/a.ts')).toEqual([]);
});

it('finds folders that need each other, but not through a test', () => {
  const files = [
    source('components/x/a.ts', "import '../y/b';"),
    source('components/y/b.ts', "import '../z/c';"),
    source('components/z/c.ts'),
    source('components/z/d.ts', "import '../x/a';"),
    source('components/y/e.test.ts', "import '../x/a';"),
  ];
  expect(cyclesOf(folderGraph(importsOf(files)))).toEqual([['components/x', 'components/y', 'components/z']]);
  const without = files.filter(({ path }) => !path.endsWith('d.ts'));
  expect(cyclesOf(folderGraph(importsOf(without)))).toEqual([]);
});

it('counts an import against the order of the rooms', () => {
  const up = figure('arrows up', source('lib/a.ts', "import '@/api/b';"), source('api/b.ts'));
  expect(up).toMatchObject({ value: 1, details: ['lib → api'] });
});

it('counts a copy of eleven lines once, and none of ten', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `call${at}();`).join('\n');
  const twice = (count: number) => [source('lib/a.ts', lines(count)), source('lib/b.ts', lines(count))];
  expect(figure('copies', ...twice(10))?.value).toBe(0);
  expect(figure('copies', ...twice(11))?.value).toBe(1);
  expect(figure('copies', ...twice(13))?.value).toBe(1);
});

it('counts the files of a like from the click to the row', () => {
  const like = figure(
    "files that a topic's like",
    source('components/topics/LikeButton.tsx', "import '@/hooks/useLike';\nimport '@/lib/a';"),
    source('hooks/useLike.ts', "import('@/api/topics');"),
    source('api/topics.ts', `url: \`topics/\${id}/like/\``),
    source('lib/a.ts'),
    source('provider/areas/topics/routes.ts', "import './commands';\npath: '/topics/{id}/like/'"),
    source('provider/areas/topics/commands.ts', "import './rank';\ntx.insert(topicLikes)"),
    source('provider/areas/topics/rank.ts'),
  );
  expect(like?.value).toBe(5);
});
