import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as privacy from '@/pages/privacy';
import * as terms from '@/pages/terms';
import legal from '@/public/locales/ko/legal.json';
import { renderPage } from '../render';

test.each([
  ['/terms', terms, legal.terms.sections],
  ['/privacy', privacy, legal.privacy.sections],
])('%s has every section of its text', async (path, page, sections) => {
  await renderPage(page, { path });
  expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual(
    expect.arrayContaining(sections.map(({ heading }, index) => `${index + 1}. ${heading}`)),
  );
});
