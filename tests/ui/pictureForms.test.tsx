import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as challengePage from '@/pages/challenges/[id]';
import * as coursePage from '@/pages/courses/[slug]';
import { anEvent } from '@/provider/areas/events/fixtures';
import { callsMade, testProvider } from '../api';
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

/** The forms with pictures beside their texts: how each is opened, and a text of it. */
const forms = [
  {
    form: 'a check-in',
    async open(member: TestMember) {
      const { id } = await anOpenChallenge();
      await anParticipant(id, { by: member });
      const { user } = await renderPage(challengePage, { route: '/challenges/[id]', params: { id }, member });
      await user.click(await screen.findByRole('button', { name: '오늘 인증하기' }));
    },
    text: '오늘은 어땠나요?',
  },
  {
    form: 'an application for an event',
    open: async (member: TestMember) =>
      openEvent(await anEvent(await testProvider(), ['answer', 'resourceUrls']), member),
    text: '왜 받고 싶나요?',
  },
  {
    form: 'an application for a course',
    open: async (member: TestMember) =>
      renderPage(coursePage, { route: '/courses/[slug]', params: { slug: await aCourse() }, member }),
    text: '기록',
  },
];

test.each(forms)('pictures that are pasted into a text or dropped are added to $form', async ({ open, text }) => {
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
});
