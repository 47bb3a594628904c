import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { CoverField } from '@/components/posts/editor/CoverField';
import { PostComposer } from '@/components/posts/editor/PostComposer';
import { draftTargets, ownTarget, readDraft } from '@/lib/browser/drafts';
import { answered, callsMade, server } from '../api';
import { aMember } from '../factories';
import { createGate } from '../gate';
import { aPicture, transferOf } from '../pictures';
import { renderPage } from '../render';

/** Opens an empty article and returns what an author does in it; what they do at another second is a step of its own. */
async function compose() {
  const later = () => vi.setSystemTime(Date.now() + 1000);
  const member = await aMember();
  const { user } = await renderPage(<PostComposer />, { path: '/posts/new', member });
  const field = await screen.findByRole('textbox', { name: '본문' });
  const shown = () => [...field.querySelectorAll('img')].map((it) => it.getAttribute('src'));
  const key = (name: string, part: object = {}) => fireEvent.keyDown(field, { key: name, ctrlKey: true, ...part });
  let copied = '';
  const copy = (type: string, data: string) => {
    if (type === 'text/html') copied = data;
  };
  return {
    user,
    field,
    shown,
    undo: () => key('z'),
    redo: () => key('y'),
    type: (text: string) => fireEvent.paste(field, { clipboardData: transferOf([], { plain: text }) }),
    async insert() {
      const clipboardData = transferOf([await aPicture()]);
      later();
      fireEvent.paste(field, { clipboardData });
    },
    cut() {
      later();
      key('a');
      fireEvent.cut(field, { clipboardData: { clearData: () => undefined, setData: copy } });
    },
    paste: () => fireEvent.paste(field, { clipboardData: transferOf([], { html: copied }) }),
    /** Waits for the uploads, and expects every picture that is seen in the draft, by its stored address. */
    async kept(count: number) {
      await waitFor(() => expect(shown()).toHaveLength(count));
      await waitFor(() => expect(shown().filter((src) => !src?.startsWith('/api/v1/files/'))).toEqual([]));
      const value = Object(readDraft(ownTarget(member.username, draftTargets.newPost()))?.value);
      const draft = new DOMParser().parseFromString(String(value.content), 'text/html');
      expect([...draft.querySelectorAll('img')].map((it) => it.getAttribute('src'))).toEqual(shown());
    },
  };
}
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const holdUploads = () => {
  const { open, opened } = createGate();
  server.use(http.post('*/base/file/upload/', () => opened.then(() => undefined)));
  return open;
};
const uploads = () => callsMade().filter((it) => it === 'POST base/file/upload/').length;

test('an uploaded picture stays in the article through every undo and redo', async () => {
  const { insert, type, undo, redo, kept } = await compose();
  type('앞');
  await insert();
  await kept(1);
  undo();
  await kept(0);
  redo();
  await kept(1);
  undo();
  undo();
  redo();
  redo();
  await kept(1);
  expect(uploads()).toBe(1);
});

test('a picture that is taken out while it is uploaded is in the article once an undo brings it back', async () => {
  const upload = holdUploads();
  const { insert, type, undo, redo, cut, shown, kept } = await compose();
  type('앞');
  await insert();
  await waitFor(() => expect(shown()).toHaveLength(1));
  cut();
  upload();
  await waitFor(() => expect(screen.getByRole('button', { name: '등록' })).toBeEnabled());
  await kept(0);
  undo();
  await kept(1);
  redo();
  await kept(0);
  expect(uploads()).toBe(1);
});

test('a picture that is cut while it is uploaded is in the article where it is pasted', async () => {
  const upload = holdUploads();
  const { insert, cut, paste, shown, kept } = await compose();
  await insert();
  await waitFor(() => expect(shown()).toHaveLength(1));
  cut();
  upload();
  await waitFor(() => expect(screen.getByRole('button', { name: '등록' })).toBeEnabled());
  paste();
  await kept(1);
  expect(uploads()).toBe(1);
});

test('a picture that could not be uploaded is uploaded again when it is brought back', async () => {
  const upload = holdUploads();
  const failing = createGate();
  const fail = () => failing.opened.then(() => HttpResponse.error());
  server.use(http.post('*/base/file/upload/', fail, { once: true }));
  const { insert, cut, paste, shown, kept } = await compose();
  await insert();
  await waitFor(() => expect(shown()).toHaveLength(1));
  cut();
  failing.open();
  expect(await screen.findByText('사진을 올리지 못했어요. 다시 넣어 주세요.')).toBeVisible();
  paste();
  await waitFor(() => expect(screen.getByRole('button', { name: '등록' })).toBeDisabled());
  upload();
  await kept(1);
});

test('a preview of another page is taken out and told', async () => {
  const { field, kept } = await compose();
  const html = `<p>앞</p><img src="blob:${window.location.origin}/elsewhere" alt="잎">`;
  fireEvent.paste(field, { clipboardData: transferOf([], { html }) });
  expect(await screen.findByText('다른 곳의 사진 1장은', { exact: false })).toBeVisible();
  await kept(0);
});

test.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
])('of two covers the one picked last counts, with the first stored %s it', async (_order, order) => {
  const gates = [createGate(), createGate()];
  let uploaded = 0;
  server.use(
    http.post('*/base/file/upload/', async () => {
      const index = uploaded;
      uploaded += 1;
      await gates[index]?.opened;
      return HttpResponse.json({ url: `/api/v1/files/${index}.webp`, width: 16, height: 16 }, { status: 201 });
    }),
  );
  const [onChange, onBusy] = [vi.fn(), vi.fn()];
  const { user } = await renderPage(<CoverField cover={null} onChange={onChange} onBusy={onBusy} />, {
    path: '/posts/new',
    member: await aMember(),
  });
  const field = screen.getByLabelText('대표 사진 선택');
  for (const count of [1, 2]) {
    await user.upload(field, await aPicture(`${count}.png`));
    await waitFor(() => expect(uploaded).toBe(count));
  }
  for (const index of order) {
    gates[index]?.open();
    if (index === 0) continue;
    await waitFor(() => expect(onChange).toHaveBeenCalled());
  }
  await waitFor(() => expect(onBusy).toHaveBeenLastCalledWith(false));
  await act(answered);
  expect(onChange.mock.calls).toEqual([[{ url: '/api/v1/files/1.webp', alt: '' }]]);
  expect(onBusy.mock.calls.flat()).toEqual([true, true, false]);
});

test('leaving warns while a picture is uploaded, and no more once it is stored', async () => {
  const upload = holdUploads();
  const { insert, kept } = await compose();
  const warns = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(warns()).toBe(false);
  await insert();
  await waitFor(() => expect(warns()).toBe(true));
  upload();
  await kept(1);
  await waitFor(() => expect(warns()).toBe(false));
});
