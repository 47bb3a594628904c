import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aMember } from '../factories';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

/** Puts every text of the page into an element of its own, as a browser that translates it does, now and from now on. */
function translate(root: Element) {
  const wrap = () => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentNode } = text;
      if (!parentNode || /^(FONT|TEXTAREA|SCRIPT|STYLE|OPTION)$/.test(parentNode.nodeName)) continue;
      const font = document.createElement('font');
      parentNode.replaceChild(font, text);
      font.append(text);
    }
  };
  wrap();
  const observer = new MutationObserver(wrap);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** What a part of a row is: a text, an element of a kind, or nothing. */
const part = fc.constantFrom('글', '또', '<b>', '<i>', '');
const shownOf = (it: string) => (it === '<b>' ? <b>굵게</b> : it === '<i>' ? <i>기울게</i> : it || null);
const textOf = (it: string) => it.replace('<b>', '굵게').replace('<i>', '기울게');

test('a page that is translated goes on with texts and elements that come, change and go in any order', async () => {
  let show: (parts: string[]) => void = () => undefined;
  function Row() {
    const [[first = '', second = '', third = '', fourth = ''], setParts] = useState<string[]>([]);
    show = setParts;
    return (
      <p data-testid="row">
        {shownOf(first)}
        {shownOf(second)}
        {shownOf(third)}
        {shownOf(fourth)}
      </p>
    );
  }
  await renderPage(<Row />);
  const row = screen.getByTestId('row');
  const stop = translate(row);
  await fc.assert(
    fc.asyncProperty(fc.tuple(part, part, part, part), async (parts) => {
      await act(async () => show(parts));
      expect(row.textContent).toBe(parts.map(textOf).join(''));
    }),
  );
  stop();
});

test('a comment is written, changed and deleted on a page that is translated', async () => {
  const { container, user } = await openTopic({ member: await aMember() });
  const field = await screen.findByRole('textbox', { name: '댓글' });
  const stop = translate(container);
  await user.type(field, '저도 그랬어요');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /댓글 수정$/ }));
  const edited = await screen.findByRole('textbox', { name: '댓글 수정' });
  await user.type(edited, ' https://example.com 참고해요');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('댓글을 수정했어요')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'https://example.com' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /댓글 삭제$/ }));
  expect(await screen.findByText('댓글을 삭제했어요')).toBeVisible();
  expect(screen.queryByText('문제가 생겼어요', { exact: false })).toBeNull();
  stop();
});
