import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail that the provider left in the outbox folder. */
export interface OutboxMail {
  name: string;
  to: string;
  subject: string;
  text: string;
}

/** The number of mails shown, newest first. */
const SHOWN = 50;

/** Reads the mails in `DATA_DIR/outbox`, newest first; empty when the folder does not exist yet. */
export async function readOutbox(dataDir: string): Promise<OutboxMail[]> {
  const { default: PostalMime } = await import('postal-mime');
  const folder = join(/* turbopackIgnore: true */ dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  return Promise.all(
    newest.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      return {
        name,
        to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
        subject: mail.subject ?? '',
        text: mail.text ?? '',
      };
    }),
  );
}
