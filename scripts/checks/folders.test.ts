import { expect, it } from 'vitest';
import { folderCycles } from './folders.ts';

const files = [
  { path: 'components/users/Head.tsx', text: "import '@/components/moderation/Menu';" },
  { path: 'components/moderation/Menu.tsx', text: "import '../ui/List';" },
  { path: 'components/moderation/Links.tsx', text: "import '@/components/users/Row';" },
  { path: 'components/users/Row.tsx', text: '' },
  { path: 'components/ui/List.tsx', text: '' },
];

it('names each import of a cycle between two folders', () => {
  expect(folderCycles(files)).toEqual([
    expect.stringContaining('components/users/Head.tsx imports components/moderation/Menu.tsx'),
    expect.stringContaining('components/moderation/Links.tsx imports components/users/Row.tsx'),
  ]);
});

it('finds nothing where one direction is left', () => {
  expect(folderCycles(files.filter(({ path }) => !path.endsWith('Links.tsx')))).toEqual([]);
});

it('looks at the folders of the provider too', () => {
  const provider = [
    { path: 'provider/domain/ledger/earn.ts', text: "import '../members/find.ts';" },
    { path: 'provider/domain/members/find.ts', text: "import '../ledger/earn.ts';" },
  ];
  expect(folderCycles(provider)).toHaveLength(2);
});
