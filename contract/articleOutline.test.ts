import { expect, it } from 'vitest';
import { articleOutline } from './articleOutline.ts';

it('shows what two versions of an article may differ in', () => {
  const html = [
    '<h2>아침 &amp; 저녁</h2><p>물은 <strong>미온수</strong>로, <em>천천히</em>.<br>두 번.</p><p></p>',
    '<ul><li><p>토너</p></li><li>크림</li></ul><blockquote><p>5 &lt; 7</p></blockquote><hr />',
    '<img src="/api/v1/files/a.webp" alt="김이 오르는 &quot;세면대&quot;" width="4" height="3" /><p>사진 뒤</p>',
    '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener">근거</a>와 <a href="/posts">/posts</a></p>',
    '<a data-video="dQw4w9WgXcQ" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a><p>끝</p>',
  ];
  expect(articleOutline(html.join(''))).toBe(
    [
      ...['## 아침 & 저녁', '물은 **미온수**로, *천천히*.', '두 번.', '- 토너', '- 크림', '> 5 < 7', '---'],
      ...['[김이 오르는 "세면대"](/api/v1/files/a.webp)', '사진 뒤'],
      ...['근거 (https://example.com/?a=1&b=2)와 /posts', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', '끝'],
    ].join('\n'),
  );
});

it('is the same for the HTML of the editor and of the store', () => {
  const typed = '<p>물</p><img src="/api/v1/files/a.webp" alt="물잔"><p><a href="https://a.example">곳</a>&nbsp;</p>';
  const stored =
    '<p>물</p><img src="/api/v1/files/a.webp" alt="물잔" width="4" srcset="/api/v1/files/a.webp?w=640 640w" /><p><a href="https://a.example" rel="noopener nofollow ugc">곳</a> </p>';
  expect(articleOutline(typed)).toBe(articleOutline(stored));
});
