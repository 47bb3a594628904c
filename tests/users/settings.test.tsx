import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SectionName } from '@/components/settings/sections';
import { recentSearches, rememberSearch } from '@/lib/browser/recentSearches';
import { publicEnv } from '@/lib/env.public';
import * as indexPage from '@/pages/me/settings';
import * as settingsPage from '@/pages/me/settings/[section]';
import { hashPassword } from '@/provider/domain/identity/password';
import { call, callsMade, layScenario, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { inAppBrowsers } from '../inputs/userAgents';
import { aPicture, pictureOf } from '../pictures';
import { renderPage } from '../render';

/** Opens a page of the settings, and waits for the form or button `shown` on it. */
async function openSettings(member: TestMember, section: SectionName, [role, name]: [string, string | RegExp]) {
  const page = await renderPage(<settingsPage.default member={member.user} section={section} />, {
    path: `/me/settings/${section}`,
    route: '/me/settings/[section]',
    member,
  });
  await screen.findByRole(role, { name });
  return page;
}
const openProfile = (member: TestMember) => openSettings(member, 'profile', ['form', '닉네임']);
const form = (name: string) => within(screen.getByRole('form', { name }));
const profileOf = async ({ username, token }: TestMember) => {
  return (await call('GET', `users/${username}/`, { token })).body;
};

test('a new nickname is saved, confirmed, and shown everywhere', async () => {
  const member = await aMember({ nickname: '옛이름' });
  const { user, store } = await openProfile(member);
  const field = form('닉네임').getByLabelText('닉네임');
  await user.clear(field);
  await user.type(field, '새이름');
  await user.tab();
  expect(await screen.findByText('닉네임을 바꿨어요')).toBeVisible();
  expect(store.getState().user.user?.nickname).toBe('새이름');
  expect(await profileOf(member)).toMatchObject({ nickname: '새이름' });
});

test('a member whose profile was taken down is led to the reason, until they write a new one', async () => {
  const member = await aMember({ nickname: '내린이름' });
  const { token } = await aMember({ role: 'moderator' });
  await call('PUT', `moderation/profile/${member.id}/`, { token, body: { status: 'hidden', reason: '사칭' } });
  const { user } = await openProfile(member);
  expect(screen.getByText(/운영자가 프로필을 내려서/)).toBeVisible();
  expect(screen.getByRole('link', { name: '이유 보기' })).toHaveAttribute('href', '/me/reports');
  const field = form('닉네임').getByLabelText('닉네임');
  expect(field).toHaveValue(member.username);
  await user.clear(field);
  await user.type(field, '새이름');
  await user.tab();
  expect(await screen.findByText('닉네임을 바꿨어요')).toBeVisible();
  expect(screen.queryByText(/운영자가 프로필을 내려서/)).toBeNull();
});

/** Types an introduction and leaves it; the save waits for the gate. */
async function beginSaving(member: TestMember) {
  const [sent, gate] = [createGate(), createGate()];
  const hold = () => {
    sent.open();
    return gate.opened;
  };
  server.use(http.put('*/introduction/', hold, { once: true }));
  const page = await openProfile(member);
  const field = form('소개').getByLabelText(/소개/);
  await page.user.type(field, ' 천천히');
  await page.user.tab();
  await sent.opened;
  return { ...page, field, gate };
}

/** Types on while an introduction is being saved; `leave` leaves it again meanwhile. */
async function typeWhileSaving(member: TestMember, { leave }: { leave: boolean }) {
  const { gate, field, ...page } = await beginSaving(member);
  await page.user.type(field, ' 가요');
  if (leave) await page.user.tab();
  gate.open();
  expect(await screen.findByText('소개를 바꿨어요')).toBeVisible();
  return { ...page, field };
}

test('what is typed while a part is being saved stays, also as a draft, and is saved when it is left', async () => {
  const member = await aMember();
  const { user, field, unmount } = await typeWhileSaving(member, { leave: false });
  expect((await profileOf(member)).introduction).toBe('천천히');
  expect(field).toHaveValue(' 천천히 가요');
  unmount();
  await openProfile(member);
  expect(await form('소개').findByText('저장하지 않은 내용을 불러왔어요.')).toBeVisible();
  expect(form('소개').getByLabelText(/소개/)).toHaveValue(' 천천히 가요');
  await user.click(form('소개').getByLabelText(/소개/));
  await user.tab();
  await waitFor(async () => expect((await profileOf(member)).introduction).toBe('천천히 가요'));
});

test('what is typed and left while a part is being saved is saved after it', async () => {
  const member = await aMember();
  const { field } = await typeWhileSaving(member, { leave: true });
  await waitFor(async () => expect((await profileOf(member)).introduction).toBe('천천히 가요'));
  await waitFor(() => expect(field).toHaveValue('천천히 가요'));
});

test('what is changed back and left while a part is being saved is saved after it', async () => {
  const member = await aMember();
  const { user, field, gate } = await beginSaving(member);
  await user.clear(field);
  await user.tab();
  gate.open();
  expect(await screen.findAllByText('소개를 바꿨어요')).not.toHaveLength(0);
  await waitFor(async () => expect((await profileOf(member)).introduction).toBe(''));
  expect(field).toHaveValue('');
});

test('half a word is not saved when the window loses the focus', async () => {
  const member = await aMember({ nickname: '옛이름' });
  const { user } = await openProfile(member);
  const field = form('닉네임').getByLabelText('닉네임');
  await user.clear(field);
  await user.type(field, '새이');
  fireEvent.blur(field);
  fireEvent.focus(field);
  await user.type(field, '름');
  await user.tab();
  expect(await screen.findAllByText('닉네임을 바꿨어요')).not.toHaveLength(0);
  expect(await profileOf(member)).toMatchObject({ nickname: '새이름' });
  expect(callsMade().filter((made) => made.endsWith('/nickname/'))).toHaveLength(1);
});

test('an error is shown at its field and in a toast, and the input stays', async () => {
  const member = await aMember();
  const { user } = await openProfile(member);
  const field = form('닉네임').getByLabelText('닉네임');
  await user.clear(field);
  await user.type(field, '운영자');
  await user.tab();
  const reason = '운영자로 보일 수 있는 이름이에요. 다른 닉네임을 지어 주세요.';
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
  expect(field).toHaveValue('운영자');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(reason));
});

test('a form without a response reports the failure and keeps the input', async () => {
  const member = await aMember();
  const { user } = await openProfile(member);
  const field = form('소개').getByLabelText(/소개/);
  await user.type(field, '천천히 가요');
  layScenario('error');
  await user.tab();
  expect(await screen.findByText('소개를 바꾸지 못했어요.')).toBeVisible();
  expect(field).toHaveValue('천천히 가요');
});

test('unsaved input is restored, and can be discarded', async () => {
  const member = await aMember();
  const { user, unmount } = await openProfile(member);
  await user.type(form('소개').getByLabelText(/소개/), '쓰다 만 소개');
  unmount();
  const again = await openProfile(member);
  expect(await form('소개').findByText('저장하지 않은 내용을 불러왔어요.')).toBeVisible();
  expect(form('소개').getByLabelText(/소개/)).toHaveValue('쓰다 만 소개');
  await again.user.click(form('소개').getByRole('button', { name: '되돌리기' }));
  expect(form('소개').getByLabelText(/소개/)).toHaveValue('');
});

test('links are stored as handles and addresses; any other text is rejected at its field', async () => {
  const member = await aMember();
  const { user } = await openProfile(member);
  const social = form('다른 채널');
  await user.type(social.getByLabelText('인스타그램'), '@gyeol.skin');
  await user.type(social.getByLabelText('블로그'), 'http://blog.example');
  await user.tab();
  await waitFor(() => expect(social.getByLabelText('블로그')).toHaveAccessibleDescription(/https로 시작하는 주소를/));
  await user.clear(social.getByLabelText('블로그'));
  await user.type(social.getByLabelText('블로그'), 'https://blog.example');
  await user.tab();
  expect(await screen.findByText('링크를 바꿨어요')).toBeVisible();
  expect((await profileOf(member)).social).toEqual({
    instagram: 'gyeol.skin',
    youtube: '',
    blog: 'https://blog.example',
  });
});

test('an address is stored only with its own consent, never in what outlives the visit', async () => {
  const member = await aMember();
  const { user } = await openSettings(member, 'delivery', ['form', '배송지']);
  const delivery = form('배송지');
  const typed = { '받는 사람': '김결', 전화번호: '01012345678', 우편번호: '04524', 주소: '서울 중구 세종대로 110' };
  for (const [label, text] of Object.entries(typed)) {
    await user.type(delivery.getByLabelText(label), text);
  }
  await user.click(delivery.getByRole('button', { name: '저장' }));
  const reason = '개인정보 수집·이용에 동의해야 저장할 수 있어요.';
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
  await user.click(delivery.getByRole('checkbox'));
  await user.click(delivery.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('배송지를 저장했어요')).toBeVisible();
  expect(delivery.getByLabelText('전화번호')).toHaveValue('010-1234-5678');
  expect(JSON.stringify({ ...localStorage })).not.toContain('세종대로');
});

test('an address is found by Kakao’s search, whose script is loaded again after it was blocked', async () => {
  vi.spyOn(publicEnv, 'kakaoPostcode', 'get').mockReturnValue(true);
  const { user } = await openSettings(await aMember(), 'delivery', ['form', '배송지']);
  const script = () => document.querySelector<HTMLScriptElement>('script[src*="postcode"]');
  const open = async () => {
    await user.click(screen.getByRole('button', { name: '우편번호 찾기' }));
    await waitFor(() => expect(script()).not.toBeNull());
  };
  await open();
  fireEvent.error(script() as Element);
  expect(await screen.findByText(/^우편번호 검색을 열지 못했어요/)).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '닫기' }));

  await open();
  let found: (place: object) => void = () => undefined;
  class Postcode {
    embed = vi.fn();
    constructor(options: { oncomplete: typeof found }) {
      found = options.oncomplete;
    }
  }
  onTestFinished(() => {
    script()?.remove();
    Reflect.deleteProperty(window, 'kakao');
  });
  Object.assign(window, { kakao: { Postcode } });
  fireEvent.load(script() as Element);
  await waitFor(() => expect(found.length).toBe(1));
  act(() => found({ zonecode: '04524', roadAddress: '서울 중구 세종대로 110', address: '', buildingName: '시청' }));
  const delivery = form('배송지');
  expect(delivery.getByLabelText('우편번호')).toHaveValue('04524');
  expect(delivery.getByLabelText('주소')).toHaveValue('서울 중구 세종대로 110 (시청)');
  expect(delivery.getByLabelText(/^상세 주소/)).toHaveFocus();
});

test('private data is stored, with its consent', async () => {
  const member = await aMember();
  const { user } = await openSettings(member, 'details', ['form', '내 정보']);
  const details = form('내 정보');
  await user.type(details.getByLabelText(/^출생 연도/), '１９９4');
  await user.selectOptions(details.getByLabelText(/^성별/), '여성');
  await user.click(details.getByRole('checkbox'));
  await user.click(details.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('내 정보를 저장했어요')).toBeVisible();
  expect((await profileOf(member)).account).toEqual({ phone: '', birthYear: 1994, gender: 'female' });
});

test('the skin type is shown with a tap, and reverted when that fails', async () => {
  const member = await aMember();
  const { user } = await openSettings(member, 'privacy', ['checkbox', /피부 타입을 다른/]);
  const box = screen.getByRole('checkbox', { name: /피부 타입을 다른 사람에게/ });
  await user.click(box);
  expect(await screen.findByText('공개 범위를 바꿨어요')).toBeVisible();
  expect((await profileOf(member)).showSkinType).toBe(true);
  layScenario('error');
  await user.click(box);
  expect(await screen.findByText('공개 범위를 바꾸지 못했어요.')).toBeVisible();
  expect(box).toBeChecked();
});

test('only a picture of a known kind is accepted', async () => {
  const member = await aMember();
  const { user } = await openProfile(member);
  const input = screen.getByLabelText('사진 선택', { selector: 'input' });
  const unfiltered = { applyAccept: false };
  const { userEvent } = await import('@testing-library/user-event');
  await userEvent.setup(unfiltered).upload(input, new File(['x'], 'photo.heic', { type: 'image/heic' }));
  expect(await screen.findByText(/JPEG, PNG, WebP 사진만/)).toBeVisible();
  await user.upload(input, new File(['x'], 'photo.png', { type: 'image/png' }));
  expect(await screen.findByText(/^photo.png: JPEG, PNG, WebP 사진만/)).toBeVisible();
  const unnamed = await pictureOf({ name: 'photo', type: '', format: 'jpeg' });
  await userEvent.setup(unfiltered).upload(input, unnamed);
  expect(await screen.findByRole('dialog', { name: '사진 자르기' })).toBeVisible();
});

test('a picture is cut to a square and is then the member’s', async () => {
  // What jsdom lacks: it decodes no picture and draws none.
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  const drawn = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn as unknown as null);
  const cut = await aPicture();
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(cut));
  const member = await aMember();
  const { user, store } = await openProfile(member);
  await user.upload(screen.getByLabelText('사진 선택', { selector: 'input' }), await aPicture());
  const sheet = await screen.findByRole('dialog', { name: '사진 자르기' });
  await waitFor(() => expect(sheet.querySelector('img')).not.toBeNull());
  fireEvent.load(sheet.querySelector('img') as HTMLImageElement);
  await waitFor(() => expect(within(sheet).getByRole('button', { name: '이 사진 쓰기' })).toBeEnabled());
  await user.click(within(sheet).getByRole('button', { name: '이 사진 쓰기' }));
  expect(await screen.findByText('프로필 사진을 바꿨어요')).toBeVisible();
  const { avatar } = await profileOf(member);
  expect(avatar).toMatch(/^\/api\/v1\/files\//);
  expect(store.getState().user.user?.avatar).toBe(avatar);
  vi.unstubAllGlobals();
});

test('all of the member’s own data is downloaded as a file', async () => {
  const member = await aMember();
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openSettings(member, 'data', ['button', '내려받기']);
  await user.click(screen.getByRole('button', { name: '내려받기' }));
  expect(await screen.findByText('내 데이터를 내려받았어요')).toBeVisible();
  const [file] = made.mock.calls.at(-1) ?? [];
  const data = JSON.parse(await (file as Blob).text());
  expect(data.profile.username).toBe(member.username);
});

test('leaving requires the password, reports a wrong one, and leads to the sign-in page', async () => {
  const provider = await testProvider();
  const passwordHash = await hashPassword('quiet winter lake');
  const row = await provider.member({ nickname: '떠날사람', passwordHash });
  const { body: own } = await provider.call('GET', `users/${row.username}/`, { token: row.token });
  const member: TestMember = { ...row, user: own };
  rememberSearch('아무도 몰라야 할 말');
  const { user, visits } = await openSettings(member, 'leave', ['button', '탈퇴하기']);
  await user.click(screen.getByRole('button', { name: '탈퇴하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '정말 떠나시나요?' }));
  expect(sheet.getByText(/30일 안에 다시 로그인하면/)).toBeVisible();
  expect(await sheet.findByText(/^포인트 0P와 하트 0개도 이때 사라지고/)).toBeVisible();
  await user.type(sheet.getByLabelText('비밀번호'), 'wrong');
  await user.click(sheet.getByRole('button', { name: '탈퇴하기' }));
  expect(await screen.findByText('비밀번호가 달라요. 다시 확인해 주세요.')).toBeVisible();
  await user.clear(sheet.getByLabelText('비밀번호'));
  await user.type(sheet.getByLabelText('비밀번호'), 'quiet winter lake');
  await user.click(sheet.getByRole('button', { name: '탈퇴하기' }));
  await waitFor(() => expect(visits.current).toBe('/auth/signin?left=2026-04-01'));
  expect(callsMade().filter((call) => call.endsWith('/leave/'))).toHaveLength(2);
  expect(recentSearches()).toEqual([]);
  expect((await provider.call('GET', `users/${row.username}/`)).status).toBe(404);
});

test('a nickname that is too short is reported at its field and not sent', async () => {
  const member = await aMember();
  const { user } = await openProfile(member);
  const field = form('닉네임').getByLabelText('닉네임');
  await user.clear(field);
  await user.type(field, '결');
  await user.tab();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/2~20자로 입력해 주세요/));
  expect(field).toHaveFocus();
  expect(callsMade().filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('a restored and saved draft is not reported as unsaved any more', async () => {
  const member = await aMember();
  const { user, unmount } = await openProfile(member);
  await user.type(form('소개').getByLabelText(/소개/), '이어 쓴 소개');
  unmount();
  const again = await openProfile(member);
  expect(await form('소개').findByText('저장하지 않은 내용을 불러왔어요.')).toBeVisible();
  await again.user.click(form('소개').getByRole('button', { name: '저장' }));
  expect(await screen.findByText('소개를 바꿨어요')).toBeVisible();
  expect(form('소개').queryByText('저장하지 않은 내용을 불러왔어요.')).toBeNull();
  expect(form('소개').getByLabelText(/소개/)).toHaveValue('이어 쓴 소개');
});

test('the list leads to each page, and an address of a part of the former single page to that part’s', async () => {
  const member = await aMember();
  await renderPage(<indexPage.default member={member.user} />, { path: '/me/settings', member });
  const list = within(screen.getByRole('navigation', { name: '설정' }));
  expect(list.getByRole('link', { name: '배송지' })).toHaveAttribute('href', '/me/settings/delivery');
  expect(list.getByRole('link', { name: '피부와 취향' })).toHaveAttribute('href', '/surveys');
  for (const [anchor, section] of [
    ['password', 'password'],
    ['carry', 'devices'],
  ]) {
    const { visits } = await renderPage(<indexPage.default member={member.user} />, {
      path: `/me/settings#${anchor}`,
      member,
    });
    await waitFor(() => expect(visits.current).toBe(`/me/settings/${section}`));
  }
});

test('a page that does not exist is not found; managers have none to leave', async () => {
  const manager = await aMember({ role: 'manager' });
  for (const section of ['nothing', 'constructor', 'leave']) {
    const { answer } = await renderPage(settingsPage, {
      route: '/me/settings/[section]',
      params: { section },
      member: manager,
    });
    expect(answer).toEqual({ notFound: true });
  }
});

test('the theme is chosen with a tap', async () => {
  const { user } = await openSettings(await aMember(), 'appearance', ['radio', '다크']);
  await user.click(screen.getByRole('radio', { name: '다크' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('radio', { name: '시스템 설정' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test.each(inAppBrowsers)('inside $from the page says that it saves no file', async ({ input }) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(input);
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openSettings(await aMember(), 'data', ['button', '내려받기']);
  await user.click(screen.getByRole('button', { name: '내려받기' }));
  expect(await screen.findByText(/^이 앱 안에서는 파일을 저장할 수 없어요/)).toBeVisible();
  expect(screen.queryByText('내 데이터를 내려받았어요')).toBeNull();
  expect(clicked).not.toHaveBeenCalled();
});
