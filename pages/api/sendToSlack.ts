import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { addressLimit } from '@/server/addressLimit';
import { reportToTeam } from '@/server/errorChannel';
import { isFromOwnPage } from '@/server/ownPage';

export const config = { api: { bodyParser: { sizeLimit: '8kb' } } };

const MESSAGE_MAX = 2000;
const body = z.object({ message: z.string().trim().min(1).max(MESSAGE_MAX) });
const mayReport = addressLimit(10, 60);

/** Handles POST {message}: notifies the team's channel, or writes to the log when none is configured. */
export default async function sendToSlack(req: NextApiRequest, res: NextApiResponse) {
  if (req.method !== 'POST') {
    res.setHeader('Allow', 'POST');
    return res.status(405).json({ code: 'invalid' });
  }
  if (!isFromOwnPage(req)) return res.status(400).json({ code: 'invalid' });
  const parsed = body.safeParse(req.body);
  if (!parsed.success) return res.status(400).json({ code: 'invalid', message: ['1–2000'] });
  if (!(await mayReport(req, res))) return;

  if (await reportToTeam(parsed.data.message)) return res.status(200).json({ success: true });
  return res.status(503).json({ code: 'unavailable' });
}
