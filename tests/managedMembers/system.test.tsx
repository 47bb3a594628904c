import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import * as systemPage from '@/pages/manage/system';
import { server } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

const open = async () => renderPage(systemPage, { path: '/manage/system', member: await aMember({ role: 'manager' }) });

test('a manager tests a part, and reads how long its answer took', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { name: /데이터베이스/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '데이터베이스 확인' }));
  expect(await screen.findByText(/^\d+ms 만에 응답했어요\.$/)).toBeVisible();
});

test('a part that is not set up says so, and push messages need a device', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Slack 확인' }));
  expect(await screen.findByText('아직 설정하지 않아서 확인할 것이 없어요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '푸시 알림 확인' }));
  expect(await screen.findByText(/^알림을 켠 내 기기가 없어요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '채팅 상담 확인' }));
  expect(await screen.findAllByText('아직 설정하지 않아서 확인할 것이 없어요.')).toHaveLength(2);
});

test('a part without an answer is named with the code of its failure, and a failed call is reported', async () => {
  const failure = HttpResponse.json({ works: false, milliseconds: 12, error: 'ECONNREFUSED' });
  server.use(
    http.post('*/manage/system/mail/test/', () => failure),
    http.post('*/manage/system/files/test/', () => HttpResponse.json({}, { status: 503 })),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '메일 확인' }));
  expect(await screen.findByText('응답이 없어요: ECONNREFUSED')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '파일 저장소 확인' }));
  expect(await screen.findByText(/^확인하지 못했어요/)).toBeVisible();
});
