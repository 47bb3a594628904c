import { env } from '../lib/env.ts';
import { log } from '../lib/log.ts';

const TIMEOUT_MS = 5000;

/** Escapes text that Slack would read as markup or as a mention of everyone. */
const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Reports an error to the operators: to their Slack channel, or to the log where none is configured.
 * A report that the channel does not take is logged as well.
 * @returns whether the report was delivered
 */
export async function reportToTeam(message: string): Promise<boolean> {
  const { SLACK_WEBHOOK_URL } = env();
  if (!SLACK_WEBHOOK_URL) {
    log.warn({ message }, 'Error report');
    return true;
  }
  try {
    const answer = await fetch(SLACK_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: plain(message) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // It would be followed by a GET without the message.
      redirect: 'manual',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`Slack answered ${answer.status}`);
    return true;
  } catch (error) {
    log.error({ message, reason: String(error) }, 'An error report did not reach Slack');
    return false;
  }
}
