import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { addressLimit } from '@/lib/addressLimit';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { requestOrigin } from '@/lib/siteOrigin';

export const config = { api: { bodyParser: { sizeLimit: '8kb' } } };

const MESSAGE_MAX = 2000;
const SLACK_TIMEOUT_MS = 5000;
const body = z.object({ message: z.string().trim().min(1).max(MESSAGE_MAX) });
const mayReport = addressLimit(10, 60);

/** Whether the call comes from a page of ours: a browser says where from, and cannot be made to lie. */
function isOurs(req: NextApiRequest): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return req.headers.origin === requestOrigin(req.headers.host, env().NEXTAUTH_URL);
}

/** What Slack reads as markup or as a call to everyone is plain text. */
const plain = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** POST {message}: tells the team's channel, or the log where no channel is configured. */
export default async function sendToSlack(req: NextApiRequest, res: NextApiResponse) {
  if (req.method !== 'POST') {
    res.setHeader('Allow', 'POST');
    return res.status(405).json({ code: 'invalid' });
  }
  if (!isOurs(req)) return res.status(400).json({ code: 'invalid' });
  const parsed = body.safeParse(req.body);
  if (!parsed.success) return res.status(400).json({ code: 'invalid', message: ['1–2000'] });
  if (!(await mayReport(req, res))) return;

  const { message } = parsed.data;
  const { SLACK_WEBHOOK_URL } = env();
  if (!SLACK_WEBHOOK_URL) {
    log.warn({ message }, 'A page reported an error');
    return res.status(200).json({ success: true });
  }
  try {
    const answer = await fetch(SLACK_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: plain(message) }),
      signal: AbortSignal.timeout(SLACK_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`Slack answered ${answer.status}`);
    return res.status(200).json({ success: true });
  } catch (error) {
    log.error({ message, reason: String(error) }, 'An error report did not reach Slack');
    return res.status(503).json({ code: 'unavailable' });
  }
}
