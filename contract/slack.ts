/** Escapes text that Slack would read as markup or as a mention of everyone. */
const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the request by which a text is posted to a Slack webhook: the web reports errors, the console tests it. */
export const slackMessage = (text: string) =>
  ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: plain(text) }),
    // It would be followed by a GET without the message.
    redirect: 'manual',
  }) as const;
