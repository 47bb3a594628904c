import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { ConfirmSheet } from '@/components/ui/ConfirmSheet';
import { TextField } from '@/components/ui/Field';
import { Menu } from '@/components/ui/Menu';
import { Pagination } from '@/components/ui/Pagination';
import { Picture } from '@/components/ui/Picture';
import { Sheet } from '@/components/ui/Sheet';
import { TextArea } from '@/components/ui/TextArea';
import { renderPage } from '../render';

test('a busy button is marked as such and cannot be pressed again', async () => {
  const press = vi.fn();
  const { user } = await renderPage(
    <Button busy onClick={press}>
      저장
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: '저장', busy: true }));
  expect(press).not.toHaveBeenCalled();
});

test('a field is named by its label and described by its hint, or by the error in its place', async () => {
  await renderPage(
    <>
      <TextField name="nickname" label="닉네임" hint="글과 댓글에 보여요" />
      <TextField name="email" label="이메일" hint="로그인할 때 써요" error="주소를 확인해 주세요." />
    </>,
  );
  expect(screen.getByRole('textbox', { name: '닉네임' })).toHaveAccessibleDescription('글과 댓글에 보여요');
  const field = screen.getByRole('textbox', { name: '이메일' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('주소를 확인해 주세요.');
  expect(screen.queryByText('로그인할 때 써요')).toBeNull();
});

test('a checkbox is ticked by its label and shows its error', async () => {
  const { user } = await renderPage(
    <Checkbox name="agreed" error="동의가 필요해요">
      약관에 동의해요
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: '약관에 동의해요' });
  await user.click(screen.getByText('약관에 동의해요'));
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('동의가 필요해요');
});

test('the Enter that ends a Korean composition never sends', async () => {
  const send = vi.fn();
  await renderPage(<TextArea name="text" label="댓글" onSend={send} />);
  const area = screen.getByRole('textbox', { name: '댓글' });
  fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true, isComposing: true });
  fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true, keyCode: 229 });
  fireEvent.keyDown(area, { key: 'Enter' });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true });
  expect(send).toHaveBeenCalledOnce();
});

test('a text area whose browser cannot size it is as high as its text and its borders', async () => {
  vi.spyOn(Reflect, 'has').mockImplementation((target, name) => name !== 'fieldSizing' && name in target);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(146);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(142);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(144);
  await renderPage(<TextArea name="text" label="댓글" />);
  const area = screen.getByRole('textbox', { name: '댓글' });
  fireEvent.input(area, { target: { value: '여러 줄' } });
  expect(area.style.height).toBe('148px');
});

test('a menu is walked by arrows and gives the focus back', async () => {
  const edit = vi.fn();
  const { user } = await renderPage(
    <Menu
      label="더 보기"
      trigger="…"
      items={[
        { label: '수정', onSelect: edit },
        { label: '프로필', href: '/me' },
      ]}
    />,
  );
  const trigger = screen.getByRole('button', { name: '더 보기' });
  await user.click(trigger);
  const first = await screen.findByRole('menuitem', { name: '수정' });
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: '프로필' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(trigger).toHaveFocus();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.keyboard('{Enter}{Enter}');
  expect(edit).toHaveBeenCalledOnce();
});

test('a menu is walked by Home, End and first letters, and around its ends', async () => {
  const { user } = await renderPage(
    <Menu
      label="More"
      trigger="…"
      items={[
        { label: 'Edit', onSelect: vi.fn() },
        { label: 'Profile', href: '/me' },
        { label: 'Report', onSelect: vi.fn() },
      ]}
    />,
  );
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'More' });
  await waitFor(() => expect(item('Edit')).toHaveFocus());
  await user.keyboard('{End}');
  expect(item('Report')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Edit')).toHaveFocus();
  await user.keyboard('p');
  expect(item('Profile')).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(item('Report')).toHaveFocus();
});

test('a sheet is named by its title and closes by its button and by a tap beside it', async () => {
  const close = vi.fn();
  const { user } = await renderPage(
    <Sheet open onClose={close} title="지울까요?">
      되돌릴 수 있어요.
    </Sheet>,
  );
  const sheet = screen.getByRole('dialog', { name: '지울까요?' });
  await user.click(screen.getByText('되돌릴 수 있어요.'));
  expect(close).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '닫기' }));
  await user.click(sheet);
  expect(close).toHaveBeenCalledTimes(2);
});

test('a selection that is dragged out of a sheet leaves it open', async () => {
  const close = vi.fn();
  const { user } = await renderPage(
    <Sheet open onClose={close} title="사유">
      <TextArea name="reason" label="사유" />
    </Sheet>,
  );
  const target = screen.getByRole('dialog', { name: '사유' });
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('textbox') },
    { keys: '[/MouseLeft]', target },
  ]);
  expect(close).not.toHaveBeenCalled();
  await user.click(target);
  expect(close).toHaveBeenCalledOnce();
});

/** Renders a button that opens a confirmation. */
function Asking() {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>삭제</Button>
      {isAsking ? <ConfirmSheet title="지울까요?" body="되돌릴 수 없어요." onConfirm={close} onClose={close} /> : null}
    </>
  );
}

test.each(['취소', '삭제', '닫기'])('a sheet closed by %s gives the focus back to what opened it', async (name) => {
  const { user } = await renderPage(
    <StrictMode>
      <Asking />
    </StrictMode>,
  );
  const opener = screen.getByRole('button', { name: '삭제' });
  await user.click(opener);
  const sheet = within(screen.getByRole('dialog'));
  await user.click(sheet.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

test('pages are links that say where one is', async () => {
  const more = vi.fn();
  const { user } = await renderPage(
    <Pagination page={2} count={91} pageSize={30} hrefOf={(page) => `/topics?page=${page}`} onLoadMore={more} />,
  );
  expect(screen.getByRole('link', { name: '2페이지' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '4페이지' })).toHaveAttribute('href', '/topics?page=4');
  expect(screen.getByRole('link', { name: '이전 페이지' })).toHaveAttribute('href', '/topics?page=1');
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  expect(more).toHaveBeenCalledOnce();
});

test('a list of one page has no page links', async () => {
  await renderPage(<Pagination page={1} count={30} pageSize={30} hrefOf={String} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  ['60vw', [320, 640, 1280]],
  ['(min-width: 48em) 720px, 100vw', [640, 1280]],
  ['160px', [320, 640]],
])('a picture of the size %s is requested in one of the stored widths that it can need', async (sizes, widths) => {
  await renderPage(<Picture url="/a.webp" alt="크림" width={640} height={480} sizes={sizes} />);
  const picture = screen.getByRole('img', { name: '크림' });
  expect(picture).toHaveAttribute('srcset', widths.map((width) => `/a.webp?w=${width} ${width}w`).join(', '));
  expect(picture).toHaveAttribute('sizes', sizes);
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('a small picture is requested in the least of the stored widths', async () => {
  await renderPage(<Picture url="/a.webp" alt="크림" width={88} height={88} sizes="88px" />);
  expect(screen.getByRole('img', { name: '크림' })).toHaveAttribute('src', '/a.webp?w=320');
});
