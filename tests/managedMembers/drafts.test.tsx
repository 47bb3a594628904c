import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as memberPage from '@/pages/manage/members/[id]';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { presentUser } from '@/provider/domain/members/present';
import { testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

test.each(['잔액 조정', '배지 주기', '이용 제한'])(
  'what an operator has typed in the sheet of %s is there again after the page was left, but no password',
  async (act) => {
    const made = await withPassword(await testProvider(), { role: 'owner' });
    const owner = { ...made, user: presentUser(made, true) };
    const { id } = await aMember();
    const openSheet = async () => {
      const { user, unmount } = await renderPage(memberPage, {
        ...{ path: `/manage/members/${id}`, route: '/manage/members/[id]' },
        ...{ params: { id: String(id) }, member: owner },
      });
      await user.click(screen.getByRole('button', { name: act }));
      const sheet = within(await screen.findByRole('dialog'));
      return { user, unmount, sheet, reason: await sheet.findByLabelText('이유') };
    };
    const { user, unmount, sheet, reason } = await openSheet();
    await user.type(reason, '오래 생각한 이유');
    for (const field of sheet.queryAllByLabelText('내 비밀번호')) await user.type(field, PASSWORD);
    unmount();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(PASSWORD);
    const again = await openSheet();
    expect(again.reason).toHaveValue('오래 생각한 이유');
    for (const field of again.sheet.queryAllByLabelText('내 비밀번호')) expect(field).toHaveValue('');
  },
);
