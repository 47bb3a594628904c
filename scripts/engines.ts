import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { paths } from '../lib/paths.ts';
import { ROOT } from '../server/root.ts';
import { type Browser, engines, isInstalled } from './lib/engines.ts';
import { startSite } from './lib/site.ts';

const PATIENCE_MS = 20_000;
/** Keys of W3C actions. */
const [ENTER, CONTROL] = ['\uE007', '\uE009'];

/** Finds a visible element by its selector and a part of its name, brings it into view and returns its middle. */
const MIDDLE = `(selector, name) => {
  const found = [...document.querySelectorAll(selector)].find((it) => {
    const { width, height } = it.getBoundingClientRect();
    const said = it.getAttribute('aria-label') ?? it.innerText ?? '';
    return width > 0 && height > 0 && !it.disabled && said.includes(name);
  });
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found?.getBoundingClientRect() ?? {};
  return found ? { x: Math.round(x + width / 2), y: Math.round(y + height / 2) } : null;
}`;

/** A page in a browser, used as a person does: by what is visible, a pointer and keys. */
class Page {
  readonly #browser: Browser;
  readonly #site: string;
  constructor(browser: Browser, site: string) {
    this.#browser = browser;
    this.#site = site;
  }

  /** Opens an address. Firefox may say that it has come when the page before it has, so the page itself is asked. */
  async go(path: string) {
    await this.#browser.call('() => { window.isLeft = true; }', []);
    await this.#browser.go(this.#site + path);
    await this.until('!window.isLeft && document.readyState === "complete"', path);
  }

  /** Waits until an expression of the page is true. */
  async until(expression: string, what = expression) {
    for (const last = Date.now() + PATIENCE_MS; ; await wait(100)) {
      // A page that is just being left has no answer.
      const isTrue = await this.#browser.call(`() => Boolean(${expression})`, []).catch(() => false);
      if (isTrue) return;
      if (Date.now() > last) throw new Error(`never: ${what}`);
    }
  }

  sees(text: string) {
    return this.until(`document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  async #middle(selector: string, name: string) {
    await this.until(`(${MIDDLE})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`, `${selector} ${name}`);
    return (await this.#browser.call(MIDDLE, [selector, name])) as { x: number; y: number };
  }

  async click(selector: string, name = '') {
    const place = await this.#middle(selector, name);
    const button = { button: 0 };
    const actions = [
      { type: 'pointerMove', ...place, duration: 0 },
      { type: 'pointerDown', ...button },
      { type: 'pointerUp', ...button },
    ];
    await this.#browser.act([{ type: 'pointer', id: 'mouse', actions }]);
  }

  /** Presses keys one after the other, with Control held down if `held`. */
  async press(keys: string, held = false) {
    const strokes = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const control = (type: string) => (held ? [{ type, value: CONTROL }] : []);
    const actions = [...control('keyDown'), ...strokes, ...control('keyUp')];
    await this.#browser.act([{ type: 'key', id: 'keys', actions }]);
  }

  async type(selector: string, text: string) {
    await this.click(selector);
    await this.press(text);
  }
}

const title = `엔진 ${Date.now()}`;
const editor = '[contenteditable=true]';

/** The journeys of each engine in their order, as one visitor who becomes a member. */
const journeys: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['the home page has its times by the reader’s clock', (page) => page.until('document.querySelector("main time")')],
  [
    'a topic opens from its list',
    async (page) => {
      await page.go(paths.topics());
      await page.click('main h3 a');
      await page.until('/\\/topics\\/\\d+$/.test(location.pathname) && document.querySelector("main h1")');
    },
  ],
  [
    'going back shows the list',
    async (page) => {
      await page.until('(setTimeout(() => history.back()), true)');
      await page.until('location.pathname === "/topics" && document.querySelector("main h3 a")');
    },
  ],
  [
    'the next page of a list is shown',
    async (page) => {
      await page.click('main a[rel=next]');
      await page.until('location.search === "?page=2" && document.querySelector("main h3 a")');
    },
  ],
  [
    'the site is searched from its bar',
    async (page) => {
      await page.go(paths.search());
      await page.type('main input[type=search], input[name=search]', '보습');
      await page.press(ENTER);
      await page.until('location.search.includes("search=") && document.querySelector("mark")');
    },
  ],
  [
    'the language changes on the same page',
    async (page) => {
      await page.go(paths.post(58));
      await page.click('a[hreflang=en], a', 'English');
      await page.until('location.pathname === "/en/posts/58" && document.documentElement.lang === "en"');
    },
  ],
  [
    'a question and its answers are shown',
    async (page) => {
      await page.go(paths.question('tight-after-washing'));
      await page.until('document.querySelector("main h1") && document.querySelector("#comments, main article")');
    },
  ],
  [
    'pictures are shown in their size',
    async (page) => {
      await page.go(paths.photo(79));
      await page.until('[...document.images].some((it) => it.complete && it.naturalWidth > 100)');
    },
  ],
  [
    'a table of places is filtered',
    async (page) => {
      await page.go(paths.rankings({ period: 'month' }));
      await page.until('document.querySelectorAll("main li").length > 3');
    },
  ],
  [
    'an open challenge counts down',
    async (page) => {
      await page.go(paths.challenges());
      await page.click('main li a');
      await page.until('document.querySelector("main h1") && /\\d/.test(location.pathname)');
    },
  ],
  [
    'a wrong password is rejected and what was typed stays',
    async (page) => {
      await page.go(paths.signIn());
      await page.type('[name=username]', 'demo');
      await page.type('[name=password]', 'not it');
      await page.press(ENTER);
      await page.sees('로그인하지 못했어요');
      await page.until('document.querySelector("[name=username]").value === "demo"');
    },
  ],
  [
    'a member signs in by the form',
    async (page) => {
      await page.go(paths.signIn());
      await page.type('[name=username]', 'demo');
      await page.type('[name=password]', DEMO_PASSWORD);
      await page.press(ENTER);
      await page.until('location.pathname === "/"');
      await page.until('document.querySelector(\'a[aria-label="내 메뉴"], a[href="/me"]\')');
    },
  ],
  [
    'a topic is written and shown',
    async (page) => {
      await page.go(paths.newTopic('free'));
      await page.type('main [name=title]', title);
      await page.type('main [name=content]', '토너를 바꿨어요.');
      await page.click('main button', '등록');
      await page.until('/\\/topics\\/\\d+$/.test(location.pathname)');
      await page.sees(title);
    },
  ],
  [
    'a comment is written below it',
    async (page) => {
      await page.type('#comments textarea', '저부터 한마디.');
      await page.click('#comments button', '등록');
      await page.until('document.querySelector("#comments li")?.innerText.includes("저부터 한마디.")');
    },
  ],
  [
    'a topic of another member is liked and no longer',
    async (page) => {
      await page.go(paths.forum('skin-talk'));
      await page.click('main h3 a');
      await page.until('/\\/topics\\/\\d+$/.test(location.pathname)');
      const state = 'document.querySelector("main button[aria-pressed][aria-busy=false]")?.ariaPressed';
      const sent = 'performance.getEntriesByType("resource").filter((it) => it.name.endsWith("/like/")).length';
      for (const [at, expected] of ['true', 'false'].entries()) {
        await page.click('main button[aria-pressed]', '좋아요');
        await page.until(`${state} === "${expected}"`);
        // A tap while the one before is under way, or as the second of a double tap, does nothing.
        await page.until(`${sent} === ${at + 1}`);
        await page.click('main h1');
      }
    },
  ],
  [
    'a heading is written in the article editor',
    async (page) => {
      await page.go(paths.newPost());
      await page.type(editor, '## 봄 루틴');
      await page.press(`${ENTER}천천히 씻어요.`);
      await page.until(`document.querySelector("${editor} h2")?.innerText === "봄 루틴"`);
    },
  ],
  [
    'what is cut from the article is pasted again',
    async (page) => {
      await page.click(editor);
      for (const key of ['a', 'x']) await page.press(key, true);
      await page.until(`!document.querySelector("${editor}").innerText.includes("천천히")`);
      await page.press('v', true);
      await page.until(`document.querySelector("${editor} h2")?.innerText === "봄 루틴"`);
      await page.sees('천천히 씻어요.');
    },
  ],
  [
    'notifications are shown by day',
    async (page) => {
      await page.go(paths.notifications());
      await page.until('document.querySelector("main h1") && document.querySelector("main h2, main p")');
    },
  ],
  [
    'the skin survey begins',
    async (page) => {
      await page.go(paths.survey('skin-type'));
      await page.until('document.querySelector("main h1") && document.querySelector("main :is(button, input)")');
    },
  ],
  [
    'a member signs out',
    async (page) => {
      await page.go(paths.settings());
      await page.click('main button', '로그아웃');
      await page.until('![...document.querySelectorAll("a")].some((it) => it.getAttribute("href") === "/me/settings")');
    },
  ],
];

/**
 * Runs twenty journeys through the built site in each other engine that is installed (Debian's `firefox-esr`;
 * `webkit2gtk-driver` with `xvfb`), and prints what failed (`npm run test:engines`). An engine that is missing is named.
 */
async function run(): Promise<number> {
  process.chdir(ROOT);
  const found = engines.filter(isInstalled);
  for (const engine of engines) if (!found.includes(engine)) console.log(`${engine.name} is not installed: left out`);
  if (found.length === 0) return 0;
  const site = await startSite();
  let failed = 0;
  for (const engine of found) {
    const browser = await engine.open();
    const page = new Page(browser, site.url);
    await page.go(paths.home());
    for (const [name, journey] of journeys) {
      try {
        await journey(page);
        console.log(`✓ ${engine.name}: ${name}`);
      } catch (error) {
        failed += 1;
        console.log(`FAIL ${engine.name}: ${name}: ${(error as Error).message}`);
      }
    }
    await browser.close();
  }
  await site.stop();
  return failed > 0 ? 1 : 0;
}

process.exit(await run());
