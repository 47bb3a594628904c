import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as missionPage from '@/pages/missions/[id]';
import { aMission } from '@/provider/areas/missions/testing';
import { call, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { openQuestion } from '../questions/open';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

const WORD = '걸리는말';

beforeAll(async () => {
  const { token } = await aMember({ role: 'manager' });
  const { status } = await call('POST', 'moderation/banned-words/', { token, body: { word: WORD } });
  expect(status).toBe(200);
});

async function openReview(member: TestMember) {
  const { id } = await aMission(await testProvider());
  await call('PUT', `missions/${id}/`, { token: member.token, body: { data: { choices: ['b'] } } });
  return renderPage(missionPage, { route: '/missions/[id]', params: { id }, member });
}

/** Forms whose field has another name than what the call rejects: how a page with one is opened, the field, the button. */
const forms = [
  ['comment', (member: TestMember) => openTopic({ member }), '댓글', '등록'],
  ['question’s answer', (member: TestMember) => openQuestion({ member }), '답변', '답변 등록'],
  ['review', openReview, '후기 쓰기', '후기 남기기'],
] as const;

test.each(forms)(
  'a text with a banned word is rejected at its field, and kept: of a form of a %s',
  async (_name, open, label, send) => {
    const { user } = await open(await aMember());
    const field = await screen.findByRole('textbox', { name: label });
    await user.type(field, `${WORD}이 있어요`);
    await user.click(screen.getByRole('button', { name: send }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(WORD)));
    expect(field).toBeInvalid();
    expect(field).toHaveValue(`${WORD}이 있어요`);
  },
);
