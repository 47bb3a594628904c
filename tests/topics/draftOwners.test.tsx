import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { SessionSync } from '@/components/auth/SessionSync';
import { handleSessionEnded } from '@/components/layout/usePageStore';
import { TextField } from '@/components/ui/Field';
import { useDraft } from '@/hooks/useDraft';
import { useFields } from '@/hooks/useFields';
import { ownTarget, writeDraft } from '@/lib/browser/drafts';
import * as surveyPage from '@/pages/surveys/[kind]';
import { refreshSession } from '@/store/refreshSession';
import { setSession, testProvider } from '../api';
import { PATIENT } from '../auth/nextAuth';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const sessionOf = ({ user, token }: TestMember) => ({ user, accessToken: token, expires: '2030-01-01T00:00:00.000Z' });
type Store = Awaited<ReturnType<typeof renderPage>>['store'];
/** Waits until the browser has stored the signed-in member, or that it is a visitor's, for its next page. */
const remembered = (member?: TestMember) =>
  expect
    .poll(() => localStorage.getItem('persist:user'), PATIENT)
    .toContain(member ? member.username : '"isLogin":"false"');
/** Signs in, or out, without a new page, as the site's own forms do. */
async function signIn(store: Store, member?: TestMember) {
  setSession(member ? sessionOf(member) : {});
  await act(() => refreshSession(store));
  await remembered(member);
}

const note = z.object({ note: z.string() });
const word = z.object({ text: z.string() });
const TEXT = 'test:text';
const FIELDS = 'test:fields';

/** Renders two forms, each with a draft of its own. */
function Forms() {
  const text = useFields(word, { text: '' });
  useDraft(text, TEXT, word);
  const form = useFields(note, { note: '' });
  const { restored } = useDraft(form, FIELDS, note);
  return (
    <>
      <SessionSync />
      <TextField label="한마디" {...text.field('text')} />
      <TextField label="메모" {...form.field('note')} />
      <p>{restored ? '불러왔어요' : '새 글이에요'}</p>
    </>
  );
}
const values = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
const open = (member?: TestMember) => renderPage(<Forms />, { member });
async function type({ user }: Awaited<ReturnType<typeof open>>, ...texts: string[]) {
  for (const [at, field] of screen.getAllByRole('textbox').entries()) {
    const text = texts[at];
    if (text) await user.type(field, text);
  }
}

test('a draft is its member’s on a shared device, through signing out and in again', async () => {
  const [amy, ben] = [await aMember(), await aMember()];
  const first = await open(amy);
  await type(first, '에이미의 말', '에이미의 메모');
  await signIn(first.store);
  first.unmount();

  const second = await open();
  expect(values()).toEqual(['', '']);
  await signIn(second.store, ben);
  expect(values()).toEqual(['', '']);
  await type(second, '벤의 말');
  await signIn(second.store);
  second.unmount();

  const third = await open();
  await signIn(third.store, amy);
  expect(values()).toEqual(['에이미의 말', '에이미의 메모']);
  expect(screen.getByText('불러왔어요')).toBeVisible();
  third.unmount();

  await open(ben);
  expect(values()).toEqual(['벤의 말', '']);
});

test('when another member signs in, the former one’s input is removed from the screen and stays theirs', async () => {
  const [amy, ben] = [await aMember(), await aMember()];
  const page = await open(amy);
  await remembered(amy);
  await type(page, '에이미의 말', '에이미의 메모');
  await signIn(page.store, ben);
  expect(values()).toEqual(['', '']);
  await type(page, '벤의 말', '벤의 메모');
  await signIn(page.store, amy);
  expect(values()).toEqual(['에이미의 말', '에이미의 메모']);
});

test('a session that ends while a member types removes nothing and shows it to no other member', async () => {
  const [amy, ben] = [await aMember(), await aMember()];
  const page = await open(amy);
  await type(page, '말', '메모');
  void handleSessionEnded(page.store, 401, amy.token);
  expect(await screen.findByText('다시 로그인해 주세요! 401')).toBeVisible();
  expect(page.store.getState().user.isLogin).toBe(false);
  expect(values()).toEqual(['말', '메모']);
  await type(page, '이 더 있어요', '도 더 있어요');
  expect(values()).toEqual(['말이 더 있어요', '메모도 더 있어요']);
  await remembered();
  page.unmount();

  const visitor = await open();
  expect(values()).toEqual(['', '']);
  await signIn(visitor.store, ben);
  expect(values()).toEqual(['', '']);
  visitor.unmount();

  const { session } = await testProvider();
  await open({ ...amy, ...(await session(amy.id)) });
  expect(values()).toEqual(['말이 더 있어요', '메모도 더 있어요']);
});

test('a draft is found once the session is known, and never replaces newer input', async () => {
  const amy = await aMember();
  writeDraft(ownTarget(amy.username, TEXT), { text: '어제의 말' });
  writeDraft(ownTarget(amy.username, FIELDS), { note: '어제의 메모' });
  const page = await open();
  await type(page, '오늘의 말');
  await signIn(page.store, amy);
  expect(values()).toEqual(['오늘의 말', '어제의 메모']);
  page.unmount();

  await open(amy);
  expect(values()).toEqual(['오늘의 말', '어제의 메모']);
});

test('the next member after one whose session has ended finds nothing of theirs and loses nothing', async () => {
  const [amy, ben] = [await aMember(), await aMember()];
  const first = await open(amy);
  await type(first, '에이미의 말', '에이미의 메모');
  await remembered(amy);
  first.unmount();

  setSession({});
  const second = await open();
  await remembered();
  expect(values()).toEqual(['', '']);
  await type(second, '벤의 말');
  await signIn(second.store, ben);
  expect(values()).toEqual(['벤의 말', '']);
  second.unmount();
  await open(ben);
  expect(values()).toEqual(['벤의 말', '']);
});

test('a visitor’s unfinished survey passes to the member who signs in, and to no other', async () => {
  const [amy, ben] = [await aMember(), await aMember()];
  const { default: Survey, ...page } = surveyPage;
  const module = {
    ...page,
    default: (props: Parameters<typeof Survey>[0]) => (
      <>
        <SessionSync />
        <Survey {...props} />
      </>
    ),
  };
  const openSurvey = () => renderPage(module, { route: '/surveys/[kind]', params: { kind: 'barrier' } });
  const visitor = await openSurvey();
  await visitor.user.click(screen.getByRole('checkbox'));
  await visitor.user.click(screen.getByRole('button', { name: '시작하기' }));
  await visitor.user.click(await screen.findByRole('button', { name: '정말 그래요' }));
  await visitor.user.click(screen.getByRole('button', { name: '정말 그래요' }));
  visitor.unmount();

  const other = await openSurvey();
  expect(screen.getByRole('button', { name: '이어서 하기' })).toBeVisible();
  await signIn(other.store, amy);
  expect(screen.getByRole('button', { name: '이어서 하기' })).toBeVisible();
  await signIn(other.store, ben);
  expect(screen.getByRole('button', { name: '시작하기' })).toBeVisible();
  await signIn(other.store, amy);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await other.user.click(screen.getByRole('button', { name: '이어서 하기' }));
  expect(screen.getByText('12문항 중 3번째')).toBeVisible();
});
