import { expect, test } from 'vitest';
import { csvOf } from './csv';

test.each([
  ['=1+1', "'=1+1"],
  ['+82', "'+82"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("a","b")', '"\'=HYPERLINK(""a"",""b"")"'],
  ['물, 하루', '"물, 하루"'],
  ['두\n줄', '"두\n줄"'],
  [-10, '-10'],
  [null, ''],
])('%j is the cell %j', (value, text) => {
  expect(csvOf([['이름', value]])).toBe(`\uFEFF이름,${text}\r\n`);
});
