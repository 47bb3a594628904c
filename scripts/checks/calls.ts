import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE, tableFaults } from '../../tests/calls/table.ts';

/** Checks that each call is made by a screen that a page test shows, or has a reason why by none. */
export const checkCalls = (root: string): string[] => tableFaults(readFileSync(join(root, FILE), 'utf8'));
