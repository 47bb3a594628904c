import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { forums, topics } from '../../provider/db/schema/topics.ts';
import { sessions, users } from '../../provider/db/schema/users.ts';
import { signAccessToken } from '../../provider/domain/identity/tokens.ts';
import { openPostgres } from '../../provider/platform/db/client.ts';
import { ROOT } from '../../server/root.ts';
import { endWithUs } from './endWithUs.ts';
import { limitMemory } from './webMemory.ts';

const SECRET = 'a secret that only the instances of a test know';

/** A program that a signal ends and a function starts again on the same ports. */
export interface Instance {
  name: string;
  port: number;
  metricsPort: number;
  start(): ChildProcess;
  child: ChildProcess;
}

function launch(args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  endWithUs(child);
  return child;
}

/** Waits until a program announces that it serves. @throws when it ends instead */
export async function untilReady({ name, child }: Instance) {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${name} ended before it was ready`);
  });
  await Promise.race([once(child, 'message'), ended]);
}

/** Ends a program by SIGTERM, unless it has ended. @throws an Error when it fails */
export async function stopInstance({ name, child }: Instance) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name} ended with code ${code}`);
}

/** Where the parts of a site with several instances are. */
interface SiteOfInstances {
  /** The site's public address. */
  address: string;
  /** The API's address for the webs. */
  api: string;
  dataDir: string;
  redisUrl: string;
  /** The settings of the database. */
  database: Record<string, string>;
}

/** Returns how the providers and webs of one site are started, each on ports of its own. */
export function planInstances({ address, api, dataDir, database, redisUrl }: SiteOfInstances) {
  const shared = {
    NEXTAUTH_URL: address,
    SITE_URL: address,
    NEXTAUTH_SECRET: SECRET,
    TOKEN_SECRET: SECRET,
    ASSERTION_SECRET: SECRET,
    DATA_DIR: dataDir,
    REDIS_URL: redisUrl,
  };
  type Plan = Omit<Instance, 'child'>;
  return {
    /** The settings of commands that run beside the programs. */
    shared: { ...shared, ...database },
    provider(name: string, port: number, metricsPort: number): Plan {
      const own = { PROVIDER_PORT: String(port), METRICS_PORT: String(metricsPort), LOG_LEVEL: 'error' };
      return {
        ...{ name, port, metricsPort },
        start: () => launch(['provider/server.ts'], { ...shared, ...database, ...own }),
      };
    },
    web(name: string, port: number, metricsPort: number): Plan {
      const own = { WEB_TRUSTED_HOPS: '1', API_URL: api, WEB_METRICS_PORT: String(metricsPort) };
      return {
        ...{ name, port, metricsPort },
        start: () => launch(['server/web.ts', '127.0.0.1', String(port)], limitMemory({ ...shared, ...own })),
      };
    },
  };
}

/** Creates a forum with a topic for each of `count` signed-in members. */
export async function fill(url: string, count: number) {
  const database = await openPostgres(url);
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 60 * 60 * 1000);
  const members = await database.write(async (tx) => {
    const [forum] = await tx
      .insert(forums)
      .values({ slug: 'free', name: '자유', nameEn: 'Free', description: '', descriptionEn: '' })
      .returning();
    const made: { token: string; topicId: number }[] = [];
    for (let index = 0; index < count; index += 1) {
      const [user] = await tx
        .insert(users)
        .values({
          username: `caller_${index}`,
          email: `caller_${index}@gyeol.test`,
          nickname: `부름 ${index}`,
          termsVersion: '1',
          termsAgreedAt: now,
          emailVerifiedAt: now,
        })
        .returning();
      if (!user || !forum) throw new Error('no member was made');
      const [topic] = await tx
        .insert(topics)
        .values({ title: `제목 ${index}`, content: '내용', forumId: forum.id, userId: user.id })
        .returning();
      const session = { id: randomUUID(), userId: user.id, rotatedAt: now, expiresAt };
      await tx.insert(sessions).values(session);
      const token = await signAccessToken({ userId: user.id, sessionId: session.id }, SECRET, now);
      made.push({ token, topicId: topic?.id ?? 0 });
    }
    return made;
  });
  return { members, database };
}
