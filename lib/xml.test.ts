import { expect, it } from 'vitest';
import { xmlText } from './xml.ts';

it('cannot end the element or the attribute it stands in', () => {
  expect(xmlText(`</title><script>"x" & 'y'`)).toBe(
    '&lt;/title&gt;&lt;script&gt;&quot;x&quot; &amp; &apos;y&apos;',
  );
});

it('leaves out what XML has no place for and keeps Hangul and emoji', () => {
  expect(xmlText('가\u0000나\u0008\ud800다\uffff 🌿\n')).toBe('가나다 🌿\n');
});
