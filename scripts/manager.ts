import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { roles } from '../contract/constants/roles.ts';
import { makeManager, removeTwoStep } from '../provider/areas/auth/manager.ts';
import { withServices } from './lib/services.ts';

const USAGE =
  'npm run manager -- --username NAME --email ADDRESS [--nickname NAME] [--role ROLE]\n' +
  `ROLE: ${roles.join(', ')}; without it owner, or manager where there is an owner.\n` +
  'The password is asked for, or read from MANAGER_PASSWORD.\n' +
  'npm run manager -- --two-step-off USERNAME --by MANAGER';

/** Prompts for a password without echo; without a terminal the first line of the input is used. */
async function promptPassword(): Promise<string> {
  stdout.write('Password (8 characters and more): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  const answer = await Promise.race([reader.question(''), once(reader, 'close')]);
  reader.close();
  stdout.write('\n');
  if (typeof answer === 'string') return answer;
  console.error('The input ended without a password. Where nobody can type one, set MANAGER_PASSWORD.');
  process.exit(2);
}

/**
 * `npm run manager`: creates a member with a role, the owner of a site without demo accounts, or turns off the two-step
 * sign-in of a member who can no longer pass it.
 */
const { values } = parseArgs({
  options: {
    username: { type: 'string' },
    email: { type: 'string' },
    nickname: { type: 'string' },
    role: { type: 'string' },
    'two-step-off': { type: 'string' },
    by: { type: 'string' },
  },
});
const { username, email, nickname, role, by, 'two-step-off': lockedOut } = values;
if (lockedOut && by) {
  await withServices('npm run manager', async (services) => {
    await removeTwoStep(services, { username: lockedOut, by });
    return `${lockedOut} signs in without a code now.`;
  });
}
if (!username || !email) {
  console.error(USAGE);
  process.exit(2);
}
const password = process.env.MANAGER_PASSWORD || (await promptPassword());
await withServices('npm run manager', async ({ database, now }) => {
  const given = { username, email, password, ...(nickname && { nickname }), ...(role && { role }) };
  const made = await makeManager(database, given, now());
  return `${made.username} (${made.email}) has the role ${made.role} now.`;
});
