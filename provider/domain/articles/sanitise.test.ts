import { describe, expect, it } from 'vitest';
import { writtenArticle } from '../../../contract/writtenArticle.ts';
import { files } from '../../db/schema/site.ts';
import { testProvider } from '../../testing.ts';

const FILE = '/api/v1/files/k3jd82h1m0qz-1280x960.webp';
const provider = await testProvider();

provider.services.limits = { ...provider.services.limits, use: async () => undefined };
const token = (await provider.member()).token;
await provider.insert(files, { id: 'k3jd82h1m0qz-1280x960.webp', width: 1280, height: 960, size: 1 });

/** Returns the stored HTML behind a paragraph, through the call that writes it. */
async function clean(html: string): Promise<string> {
  const body = { title: '글', content: `<p>글</p>${html}` };
  const answer = await provider.call('POST', 'posts/', { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.content.replace('<p>글</p>', '');
}

describe('the elements of an article stay', () => {
  it.each([
    '<h2>제목</h2><h3>작은 제목</h3><p>글<br />다음 줄</p>',
    '<ul><li>하나</li></ul><ol><li><p>둘</p></li></ol>',
    '<ol><li>하나</li></ol><p>사이</p><ol start="2"><li>둘</li></ol><ol start="0"><li>영</li></ol>',
    '<blockquote><p>인용</p></blockquote><pre><code>코드</code></pre><hr />',
    '<p><strong>굵게</strong> <em>기울여</em> <s>지움</s> <u>밑줄</u></p>',
  ])('%s', async (html) => {
    expect(await clean(html)).toBe(html);
  });

  it.each(['1', '-1', '10000', '2.5', 'x', '02', ''])('a list, without the beginning %j', async (start) => {
    expect(await clean(`<ol start="${start}" type="a"><li>하나</li></ol>`)).toBe('<ol><li>하나</li></ol>');
  });

  it('a link, with nofollow and noopener', async () => {
    expect(await clean('<a href="https://gyeol.example/a?b=1" target="_blank">곳</a>')).toBe(
      '<p><a href="https://gyeol.example/a?b=1" rel="noopener nofollow ugc">곳</a></p>',
    );
    expect(await clean('<a href="/forums/free">포럼</a>')).toContain('href="/forums/free"');
  });

  it('a picture of ours, in its widths and without other attributes', async () => {
    const html = await clean(`<img src="${FILE}" alt="병 &quot;둘&quot;" style="width:1px" onload="x()">`);
    expect(html).toContain(`src="${FILE}" alt="병 &quot;둘&quot;" width="1280" height="960"`);
    expect(html).toContain(`${FILE}?w=640 640w`);
    expect(html).toContain('loading="lazy"');
    expect(html).not.toMatch(/style|onload/);
    expect(await clean(html)).toBe(html);
  });

  it.each([
    '<a data-video="dQw4w9WgXcQ" href="https://evil.example">영상</a>',
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x"></iframe>',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
  ])('a video, as a link to its own page: %s', async (html) => {
    const shown = await clean(html);
    expect(shown).toMatch(
      /^<a data-video="dQw4w9WgXcQ" href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ" rel="noopener nofollow ugc">.+<\/a>$/,
    );
    expect(await clean(shown)).toBe(shown);
  });

  it('elements of an old editor, as the site’s own', async () => {
    expect(await clean('<h1>가</h1><div><b>나</b><i>다</i></div><h5>라</h5>')).toBe(
      '<h2>가</h2><p><strong>나</strong><em>다</em></p><h3>라</h3>',
    );
  });
});

it.each([
  '<p>글<br>다음 줄</p><hr><ul><li><p>하나</p></li></ul>',
  '<p><a href="https://gyeol.example/a?b=1&amp;c=2">곳</a> rel="x" / &gt; <strong>굵게</strong></p>',
  `<img src="${FILE}" alt="병 &quot;둘&quot; rel=&quot;x&quot;">`,
  '<a data-video="dQw4w9WgXcQ" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a>',
])('gives an author back what their editor wrote, not longer: %s', async (html) => {
  expect(writtenArticle(await clean(html))).toBe(html);
});

describe('blank paragraphs', () => {
  it.each([
    ['the editor', '<p>첫째</p><p></p><p></p><p>둘째</p>', 2],
    ['contenteditable', '<p>첫째</p><p><br></p><p>둘째</p>', 1],
    ['Word', '<p class=MsoNormal>첫째</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>둘째</p>', 1],
    ['Gmail', '<div dir="ltr"><div>첫째</div><div><br></div><div><b><br></b></div><div>둘째</div></div>', 2],
    ['the editor of Naver blogs', '<div><p><span>첫째</span></p><p><span>\u200b</span></p><p>둘째</p></div>', 1],
  ])('of %s stay between others, also when they are saved again', async (_from, html, count) => {
    const shown = `<p>첫째</p>${'<p></p>'.repeat(count)}<p>둘째</p>`;
    expect(await clean(html)).toBe(shown);
    expect(await clean(shown)).toBe(shown);
  });

  it('are left out at both ends, and stay within a quote', async () => {
    expect(await clean('<p>끝</p><p></p><p>&nbsp;</p>')).toBe('<p>끝</p>');
    const body = { title: '글', content: '<p></p><p><br></p><p>글</p><p></p>' };
    expect((await provider.call('POST', 'posts/', { token, body })).body.content).toBe('<p>글</p>');
    expect(await clean('<p></p><h2> </h2><p></p><h3></h3>')).toBe('');
    const quote = '<blockquote><p>하나</p><p></p><p>둘</p></blockquote>';
    expect(await clean(quote)).toBe(quote);
  });

  it.each([
    '<p></p><p></p>',
    '<p><br></p>',
    '<p>&#x3164;</p><h2>\u200b</h2>',
    '<div><b>&nbsp;</b></div>',
    '<p>\u2800</p>',
  ])('alone are no article: %s', async (content) => {
    const { status, body } = await provider.call('POST', 'posts/', { token, body: { title: '글', content } });
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['content'])]);
  });
});

describe('text stays apart', () => {
  it.each([
    [
      'rows',
      '<table><tr><td>세럼</td><td>30ml</td></tr><tr><th>크림</th><td><p>50ml</p></td></tr></table>',
      '<p>세럼 | 30ml</p><p>크림 | 50ml</p>',
    ],
    ['a table of layout', '<table><tr><td><p>하나</p><p>둘</p></td></tr></table>', '<p>하나</p><p>둘</p>'],
    ['definitions', '<dl><dt>성분</dt><dd>물</dd></dl>', '<p>성분</p><p>물</p>'],
    [
      'a caption',
      '<figure><img src="https://a.example/1.png" alt="병"><figcaption>병 하나</figcaption></figure>',
      '<p>병 하나</p>',
    ],
    ['bare text', '앞<p>글</p>뒤<br>줄', '<p>앞</p><p>글</p><p>뒤<br />줄</p>'],
    ['sections in a format', '<b><p>하나</p><p>둘</p></b>', '<p><strong>하나</strong></p><p><strong>둘</strong></p>'],
    [
      'a list in a section',
      '<div>앞<ul><li>하나<div>둘</div></li></ul>뒤</div>',
      '<p>앞</p><ul><li>하나<p>둘</p></li></ul><p>뒤</p>',
    ],
  ])('of %s', async (_of, html, shown) => {
    expect(await clean(html)).toBe(shown);
    expect(await clean(shown)).toBe(shown);
  });

  it('however deep formats and sections are nested, and is no larger for it', async () => {
    const html = `${'<b>'.repeat(5000)}${'<p>글'.repeat(5000)}`;
    expect((await clean(html)).length).toBeLessThan(5000 * 40);
  });
});

/** Everything that runs, loads, frames, styles or navigates elsewhere. */
const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  `<img src="${FILE}/../../../auth/logout/">`,
  `<img src="${FILE}" srcset="https://evil.example/a 1w" onerror="alert(1)">`,
  '<img/src="x"/onerror="alert(1)"//',
  '<svg onload=alert(1)><circle /></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://bank.example@evil.example/">x</a>',
  '<a href="https://user:secret@evil.example/">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" style="position:fixed">x</a>',
  '<a data-video="x\'onmouseover=alert(1)" href="javascript:alert(1)">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" srcdoc="<script>alert(1)</script>" onload="alert(1)"></iframe>',
  '<style>body{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<form action="https://evil.example"><input name=password><button>x</button></form>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)><option>x</option></select>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<template><script>alert(1)</script></template>',
  '<plaintext><script>alert(1)</script>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x onclick=alert(1)>x</x>',
  '<p id="__next" name="location" class="toast">x</p>',
  '<a id=x tabindex=1 onfocus=alert(1)>x</a>',
  '"><img src=x onerror=alert(1)>',
  '<div><p title="</p><script>alert(1)</script>">x</p></div>',
  '<b <script>alert(1)</script>0',
  '<a href="https://ok.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E">x</a>',
];

const TAGS = /^(h2|h3|p|ul|ol|li|blockquote|pre|code|hr|br|a|strong|em|s|u|img)$/;

describe('harmful elements are removed', () => {
  it.each(attacks)('%s', async (html) => {
    const { JSDOM } = await import('jsdom');
    const shown = await clean(html);
    // Parsed as a browser parses it, to find what only its parser finds.
    const { document } = new JSDOM(`<article>${shown}</article>`).window;
    for (const element of document.querySelectorAll('article *')) {
      expect(element.localName).toMatch(TAGS);
      for (const { name, value } of element.attributes) {
        // No name or password before the host, which disguises where a link leads.
        if (name === 'href') {
          expect(value).toMatch(/^(https?:\/\/(?![^/]*@)|mailto:|\/(?!\/))/);
        } else if (name === 'src') expect(value).toBe(FILE);
        else if (name === 'srcset') expect(value).not.toContain('evil');
        else expect(['alt', 'width', 'height', 'sizes', 'loading', 'decoding', 'rel', 'data-video']).toContain(name);
        if (name === 'data-video') expect(value).toMatch(/^[\w-]{11}$/);
      }
    }
    expect(document.querySelectorAll('body > :not(article)')).toHaveLength(0);
    // Clean HTML stays unchanged, so that a second pass has no effect.
    expect(await clean(shown)).toBe(shown);
  });
});

it('returns the text for lists and searches', async () => {
  const body = {
    title: '글',
    content: '<h2>성분 A &amp; B</h2><p>5 &lt; 7<br>다음</p><ul><li>하나</li><li>둘</li></ul>',
  };
  expect((await provider.call('POST', 'posts/', { token, body })).body.excerpt).toBe('성분 A & B 5 < 7 다음 하나 둘');
});
