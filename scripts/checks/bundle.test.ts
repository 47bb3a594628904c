import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { BARE, COMPILE_AHEAD, FIRST_PAGES, findLateCompiled } from './bundle.ts';

it('measures the pages that a first-time visitor opens, not the editors', () => {
  const first = ['/base/[name]', '/forums/[slug]/pages/[page]', '/forums/[slug]/topics/[id]'];
  const later = ['/forums/[slug]/new', '/forums/[slug]/topics/[id]/edit', '/me/settings'];
  expect(first.filter((page) => !FIRST_PAGES.test(page))).toEqual([]);
  expect(later.filter((page) => FIRST_PAGES.test(page))).toEqual([]);
});

it('weighs against the Next that is installed: measure the bare page again when that changes', () => {
  expect(BARE.next).toBe(packageJson.dependencies.next);
});

it('finds the scripts of pages that V8 would compile at their first calls', () => {
  const distDir = mkdtempSync(join(tmpdir(), 'gyeol-bundle-'));
  mkdirSync(join(distDir, 'static'));
  const files = ['static/ahead.js', 'static/late.js', 'static/page.css'];
  writeFileSync(join(distDir, 'build-manifest.json'), JSON.stringify({ pages: { '/_app': [], '/[name]': files } }));
  writeFileSync(join(distDir, 'static/ahead.js'), `${COMPILE_AHEAD}\n'use strict';`);
  // After anything else V8 does not read the comment.
  writeFileSync(join(distDir, 'static/late.js'), `'use strict';\n${COMPILE_AHEAD}\n`);
  expect(findLateCompiled(distDir)).toEqual([expect.stringMatching(/^static\/late\.js does not begin with/)]);
  rmSync(distDir, { recursive: true });
});
