// @vitest-environment node
import { expect, test } from 'vitest';
import { readSources } from '@/scripts/lib/sources';

/** The opening tags of a file's own forms. */
const formsOf = (text: string) => text.match(/<form\b.*?>\n/gs) ?? [];

test('every form that a hook sends is a Form of the UI kit; only one that navigates has an action', () => {
  const faults = readSources(process.cwd())
    .filter(({ path }) => /^(components|pages)\/.*\.tsx$/.test(path) && path !== 'components/ui/Form.tsx')
    .flatMap(({ path, text }) => formsOf(text).map((tag) => ({ path, tag })))
    .filter(({ tag }) => !/\saction=/.test(tag))
    .map(({ path }) => `${path} has a <form> without an action: use components/ui/Form.tsx`);
  expect(faults).toEqual([]);
});
