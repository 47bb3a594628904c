import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { makeManager } from '../provider/areas/auth/manager.ts';
import { withServices } from './lib/services.ts';

const USAGE =
  'npm run manager -- --username NAME --email ADDRESS [--nickname NAME]\n' +
  'The password is asked for, or read from MANAGER_PASSWORD.';

/** Prompts for a password without echo; without a terminal the first line of the input is used. */
async function promptPassword(): Promise<string> {
  stdout.write('Password (8 characters and more): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  const answer = await reader.question('');
  reader.close();
  stdout.write('\n');
  return answer;
}

/** `npm run manager`: creates a manager, the first one of a site without demo accounts. */
const { values } = parseArgs({
  options: {
    username: { type: 'string' },
    email: { type: 'string' },
    nickname: { type: 'string' },
  },
});
const { username, email, nickname } = values;
if (!username || !email) {
  console.error(USAGE);
  process.exit(2);
}
const password = process.env.MANAGER_PASSWORD || (await promptPassword());
await withServices('npm run manager', async ({ database, now }) => {
  const given = { username, email, password, ...(nickname && { nickname }) };
  const made = await makeManager(database, given, now());
  return `${made.username} (${made.email}) is a manager now.`;
});
