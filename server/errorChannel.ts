import { slackMessage } from '../contract/slack.ts';
import { env } from '../lib/env.ts';
import { log } from '../lib/log.ts';

const TIMEOUT_MS = 5000;

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
      ...slackMessage(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`Slack answered ${answer.status}`);
    return true;
  } catch (error) {
    log.error({ message, reason: String(error) }, 'An error report did not reach Slack');
    return false;
  }
}
