import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as challengePage from '@/pages/challenges/[id]';
import * as coursePage from '@/pages/courses/[slug]';
import { anEvent } from '@/provider/areas/events/fixtures';
import { callsMade, server, testProvider } from '../api';
import { anOpenChallenge, anParticipant } from '../challenges/factories';
import { aCourse } from '../courses/factories';
import { openEvent } from '../events/open';
import { aMember, type TestMember } from '../factories';
import { aPicture, transferOf } from '../pictures';
import { renderPage } from '../render';

beforeEach(async () => {
  const { services } = await testProvider();
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() });
});
afterEach(() => void vi.useRealTimers());

/** The forms with pictures beside their texts: how each is opened, its texts, and the button that sends it. */
const forms = [
  {
    form: 'a check-in',
    async open(member: TestMember) {
      const { id } = await anOpenChallenge();
      await anParticipant(id, { by: member });
      const { user } = await renderPage(challengePage, { route: '/challenges/[id]', params: { id }, member });
      await user.click(await screen.findByRole('button', { name: '오늘 인증하기' }));
    },
    texts: ['오늘은 어땠나요?'],
    send: '인증하기',
  },
  {
    form: 'an application for an event',
    open: async (member: TestMember) =>
      openEvent(await anEvent(await testProvider(), ['answer', 'resourceUrls']), member),
    texts: ['왜 받고 싶나요?'],
    send: '응모하기',
  },
  {
    form: 'an application for a course',
    open: async (member: TestMember) =>
      renderPage(coursePage, { route: '/courses/[slug]', params: { slug: await aCourse() }, member }),
    texts: ['기록', '무엇이 달라졌나요?'],
    send: '과제 제출하기',
  },
];

test.each(forms)(
  'pictures that are pasted into a text or dropped are added to $form',
  async ({ open, texts: [text = ''] }) => {
    await open(await aMember());
    const field = await screen.findByLabelText(text, { exact: false });
    const pictures = screen.getByLabelText('사진 추가').closest('fieldset') as HTMLFieldSetElement;
    const shown = () => within(pictures).queryAllByRole('listitem');
    fireEvent.paste(field, { clipboardData: transferOf([await aPicture('pasted.png')]) });
    await waitFor(() => expect(shown()).toHaveLength(1));
    fireEvent.drop(pictures, { dataTransfer: transferOf([await aPicture('dropped.png')]) });
    await waitFor(() => expect(shown()).toHaveLength(2));
    await waitFor(() => expect(within(pictures).queryByRole('progressbar')).toBeNull());
    expect(callsMade().filter((it) => it === 'POST image-file/upload/')).toHaveLength(2);
  },
);

test('a place for pictures that a text was dragged over is as before once the text is dropped', async () => {
  await openEvent(await anEvent(await testProvider(), ['answer', 'resourceUrls']), await aMember());
  const pictures = (await screen.findByLabelText('사진 추가')).closest('fieldset') as HTMLFieldSetElement;
  fireEvent.dragOver(pictures);
  expect(pictures.className).not.toBe('');
  fireEvent.drop(pictures, { dataTransfer: transferOf([]) });
  expect(pictures.className).toBe('');
});

test('pictures that are removed are not uploaded, and those after them do not wait for it', async () => {
  const user = userEvent.setup();
  await openEvent(await anEvent(await testProvider(), ['answer', 'resourceUrls']), await aMember());
  const add = await screen.findByLabelText('사진 추가');
  const pictures = within(add.closest('fieldset') as HTMLFieldSetElement);
  const uploads = () => callsMade().filter((it) => it === 'POST image-file/upload/');
  let begun = 0;
  const forever = () => {
    begun += 1;
    return new Promise<never>(() => undefined);
  };
  server.use(http.post('*/image-file/upload/', forever, { once: true }));
  await user.upload(add, [await aPicture('first.png'), await aPicture('second.png'), await aPicture('third.png')]);
  await waitFor(() => expect(begun).toBe(1));
  await user.click(pictures.getByRole('button', { name: '2번째 사진 삭제' }));
  await user.click(pictures.getByRole('button', { name: '1번째 사진 삭제' }));
  await waitFor(() => expect(pictures.queryByRole('progressbar')).toBeNull());
  expect(pictures.getAllByRole('listitem')).toHaveLength(1);
  expect(uploads()).toHaveLength(1);
  expect(screen.queryByText(/올리지 못했어요/)).toBeNull();
});

test.each(forms)('$form is not sent without a picture whose upload failed', async ({ open, texts, send }) => {
  const user = userEvent.setup();
  await open(await aMember());
  for (const text of texts) await user.type(await screen.findByLabelText(text, { exact: false }), '좋아졌어요');
  const add = screen.getByLabelText('사진 추가');
  const pictures = within(add.closest('fieldset') as HTMLFieldSetElement);
  await user.upload(add, await aPicture('first.png'));
  expect(await pictures.findByRole('listitem')).toBeVisible();
  await waitFor(() => expect(pictures.queryByRole('progressbar')).toBeNull());
  server.use(http.post('*/image-file/upload/', () => HttpResponse.error(), { once: true }));
  await user.upload(add, await aPicture('second.png'));
  const retry = await screen.findByRole('button', { name: '다시 올리기' });
  const before = callsMade();
  await user.click(screen.getByRole('button', { name: send }));
  expect(await screen.findByText(/올리지 못한 사진이 있어요/)).toBeVisible();
  expect(retry).toHaveFocus();
  expect(callsMade()).toEqual(before);
  await user.click(retry);
  await waitFor(() => expect(screen.queryByText(/올리지 못한 사진이 있어요/)).toBeNull());
  await waitFor(() => expect(pictures.queryByRole('progressbar')).toBeNull());
});
