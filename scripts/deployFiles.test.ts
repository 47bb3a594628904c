import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseAllDocuments, parseDocument } from 'yaml';
import { z } from 'zod';
import { readEnv as readWebEnv, webSettings } from '../lib/env.ts';
import { providerSettings, readEnv as readProviderEnv } from '../provider/platform/config/env.ts';
import { SECRET_NAMES } from '../server/secrets.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const DOCKERFILE = read('Dockerfile');
const COMPILER = read('scripts/compile.mjs');
const PACKER = read('scripts/pack.mjs');
const COMPOSE_ENV = parseEnv(read('deploy/compose.env.example'));
/** The names that the image of nginx fills into its template, with what they are for this test. */
const FILLED = { NGINX_LOCAL_RESOLVERS: '127.0.0.1', WEBS: '127.0.0.1:3000', PROVIDERS: '127.0.0.1:4000' };
const TEMPLATE = read('deploy/nginx/containers.conf.template');
const NGINX = {
  one: read('deploy/nginx/gyeol.conf'),
  containers: Object.entries(FILLED).reduce((text, [name, value]) => text.replaceAll(`\${${name}}`, value), TEMPLATE),
};
const docs = ['README.md', ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`)]
  .filter((path) => path.endsWith('.md'))
  .map(read);
const units = readdirSync('deploy/systemd').map((name) => ({ name, text: read(join('deploy/systemd', name)) }));

/** Settings that the programs read, which envExample.test.ts compares with their schemas, and those of Node.js itself. */
const KNOWN = [
  ...Object.keys(parseEnv(read('.env.example'))),
  ...['NODE_ENV', 'NODE_OPTIONS', 'NEXT_TELEMETRY_DISABLED', 'MALLOC_ARENA_MAX'],
];
const unknown = (names: Iterable<string>) => [...names].filter((name) => !KNOWN.includes(name));

const service = z.looseObject({
  build: z.object({ context: z.literal('.'), target: z.string(), args: z.record(z.string(), z.string()) }).optional(),
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  read_only: z.boolean().optional(),
  networks: z.object({ default: z.object({ aliases: z.array(z.string()) }) }).optional(),
});
function parseCompose() {
  const document = parseDocument(read('compose.yaml'), { merge: true });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return z.looseObject({ services: z.record(z.string(), service) }).parse(document.toJS()).services;
}
const services = Object.entries(parseCompose());
const own = services.flatMap(([name, { build, ...rest }]) =>
  build ? [{ name, ...rest, target: build.target, args: build.args }] : [],
);

/** Lists the programs of dist/ that a text starts. */
const programsIn = (text: string) => [...text.matchAll(/\bdist\/(\w+)\.js/g)].map(([, name]) => name ?? '');
const isCompiled = (program: string) => new RegExp(`^ {2}${program}: '`, 'm').test(COMPILER);

it('sets no variable that nothing reads', () => {
  expect(
    own.flatMap(({ name, environment }) => unknown(Object.keys(environment)).map((it) => `${name}: ${it}`)),
  ).toEqual([]);
  const inUnits = units.flatMap(({ text }) => [...text.matchAll(/^Environment=(.*)$/gm)]);
  expect(inUnits).toHaveLength(3);
  expect(inUnits.flatMap(([, line = '']) => unknown(line.split(' ').map((one) => one.split('=')[0] ?? '')))).toEqual(
    [],
  );
  const inImage = [...DOCKERFILE.replaceAll('\\\n', ' ').matchAll(/^(?:ENV|ARG) (.*)$/gm)];
  expect(
    inImage.flatMap(([, line = '']) =>
      unknown([...line.matchAll(/(?:^| )([A-Z_0-9]+)/g)].map(([, name = '']) => name)),
    ),
  ).toEqual([]);
});

/** A variable of compose.yaml: required, or with what counts where it is unset or empty. */
const VARIABLE = /\$\{(\w+):[?-]([^}]*)\}/g;

it('gives each variable of compose.yaml in its example, without a secret, and no other', () => {
  const used = [...read('compose.yaml').matchAll(VARIABLE)].map(([, name]) => name);
  expect([...new Set(used)].sort()).toEqual(Object.keys(COMPOSE_ENV).sort());
  for (const [name, value] of Object.entries(COMPOSE_ENV)) {
    if (/SECRET|PASSWORD|KEY/.test(name)) expect(value, name).toBe('');
  }
  expect(read('.gitignore').split('\n')).toContain('deploy/compose.env');
});

it('builds each program of compose.yaml with every argument of its image, from the variable of that name', () => {
  const [, declared = ''] = /^ARG (.*)$/m.exec(DOCKERFILE.replaceAll('\\\n', ' ')) ?? [];
  const wanted = Object.fromEntries(
    declared.split(/ +/).map((argument): [string, string] => [argument, `\${${argument}:-}`]),
  );
  expect(Object.keys(wanted).length).toBeGreaterThan(0);
  for (const { name, args } of own) expect(args, name).toEqual(wanted);
});

it('gives each program of compose.yaml the settings that it needs', () => {
  const filled = (value: string) =>
    value.replace(VARIABLE, (variable, name: string, otherwise: string) =>
      variable.includes(':?')
        ? COMPOSE_ENV[name] || 'a secret that only this test of compose.yaml knows'.replaceAll(' ', '-')
        : otherwise,
    );
  for (const { name, target, environment } of own) {
    const env = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)]));
    const readEnv = target === 'web' ? readWebEnv : readProviderEnv;
    expect(() => readEnv({ NODE_ENV: 'production', ...env }), name).not.toThrow();
  }
});

/** Settings that the image decides, this way of deploying makes needless, or only tests need. */
const FIXED = [
  ...['NODE_ENV', 'PROVIDER_HOST', 'PROVIDER_PORT', 'DATA_DIR', 'DEMO_ACCOUNTS', 'KAKAO_ISSUER', 'NAVER_ISSUER'],
  // compose.yaml has no PgBouncer; the web is the provider's one proxy; nginx goes to another instance by itself.
  ...['DATABASE_PREPARE', 'TRUSTED_HOPS', 'DRAIN_SECONDS'],
];

it('passes every other setting of a program to it, from the variable of that name where a site decides', () => {
  const settings = {
    // Commands such as dist/manager.js run beside a provider, and check the secrets of both programs.
    provider: [...new Set([...Object.keys(providerSettings.shape), ...SECRET_NAMES])],
    web: Object.keys(webSettings.shape),
  };
  for (const { name, target, environment } of own) {
    const wanted = settings[target === 'web' ? 'web' : 'provider'].filter((setting) => !FIXED.includes(setting));
    expect(wanted.length).toBeGreaterThan(10);
    expect(Object.keys(environment).sort(), name).toEqual(wanted.sort());
    for (const [setting, value] of Object.entries(environment)) {
      const [variable] = [...value.matchAll(VARIABLE)];
      if (variable && COMPOSE_ENV[setting] !== undefined) expect(variable[1], name).toBe(setting);
    }
  }
});

it('starts programs that are compiled, from stages that there are', () => {
  const started = [DOCKERFILE, ...units.map(({ text }) => text)].flatMap(programsIn);
  expect(started.length).toBeGreaterThanOrEqual(4);
  expect(started.filter((program) => !isCompiled(program))).toEqual([]);
  const stages = [...DOCKERFILE.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
  expect(stages).toEqual(expect.arrayContaining(own.map(({ target }) => target)));
  expect(own.map(({ name }) => name)).toEqual(['web1', 'web2', 'provider1', 'provider2']);
  for (const { name, read_only: isReadOnly } of own) expect(isReadOnly, name).toBe(true);
  expect(DOCKERFILE).toContain('USER node');
});

it('starts each image’s program from what was packed for it', () => {
  for (const target of new Set(own.map((one) => one.target))) {
    expect(DOCKERFILE).toContain(` node scripts/pack.mjs ${target} /packed/${target}`);
    const [, stage = ''] = new RegExp(`^FROM runtime AS ${target}\n((?:.+\n)+)`, 'm').exec(DOCKERFILE) ?? [];
    expect(stage).toContain(`COPY --from=build /packed/${target} ./\n`);
    const [, packed = ''] = new RegExp(`^ {2}${target}: \\{\n {4}programs: \\[(.*)\\]`, 'm').exec(PACKER) ?? [];
    expect(programsIn(stage).length).toBeGreaterThan(0);
    for (const program of programsIn(stage)) expect(packed).toContain(`'${program}'`);
  }
});

it('packs the fonts that the web draws pictures with', () => {
  const fonts = [...read('server/shareImage.ts').matchAll(/\bfont\('(\w+)', \d+\)/g)].map(([, name]) => name);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(PACKER).toContain(`'${font}'`);
});

it('runs a program by hand with the folder and the settings of the units', () => {
  const [dataDir, ...others] = new Set(units.flatMap(({ text }) => text.match(/\bDATA_DIR=\S+/g) ?? []));
  expect(others).toEqual([]);
  const byHand = docs.flatMap((text) => text.match(/systemd-run --[^`\n]*/g) ?? []);
  expect(byHand.flatMap(programsIn)).toEqual(expect.arrayContaining(['manager', 'restore']));
  for (const line of byHand) {
    expect(line).toContain(` -p EnvironmentFile=/etc/gyeol/gyeol.env -p Environment="NODE_ENV=production ${dataDir}" `);
    expect(line).toContain(' --uid=gyeol ');
    expect(programsIn(line).filter((program) => !isCompiled(program))).toEqual([]);
  }
});

it('gives every command of compose the file of its variables, without which it stops', () => {
  const commands = docs.flatMap((text) => text.match(/docker compose [^`\n]*/g) ?? []);
  expect(commands.length).toBeGreaterThanOrEqual(4);
  for (const command of commands) expect(command).toMatch(/^docker compose --env-file deploy\/compose\.env /);
});

it('copies files into the image that there are, and the build gets', () => {
  const copied = [...DOCKERFILE.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  const allowed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'));
  for (const line of allowed) expect(existsSync(line.slice(1)), line).toBe(true);
  const folders = copied.map((path) => `!${path.split('/')[0]}`).filter((line) => line !== '!.');
  expect(allowed).toEqual(expect.arrayContaining(folders));
});

it('starts the instances that the proxies call', () => {
  const target = units.find(({ name }) => name === 'gyeol.target');
  const instances = [...(target?.text.matchAll(/(gyeol-\w+@)(\d+)(\.service)/g) ?? [])];
  for (const [, unit, , suffix] of instances) expect(units.map(({ name }) => name)).toContain(`${unit}${suffix}`);
  const called = [...NGINX.one.matchAll(/server 127\.0\.0\.1:(\d+) /g)].map(([, port]) => port);
  expect(instances.map(([, , port]) => port).sort()).toEqual(called.sort());
  // Units set a program's port of metrics beside its own.
  const scraped = [...read('docs/operate.md').matchAll(/'127\.0\.0\.1:1(\d{4})'/g)].map(([, port]) => port);
  expect(scraped.sort()).toEqual(called);
  const proxy = services.find(([name]) => name === 'proxy')?.[1].environment ?? {};
  expect(Object.keys(proxy).sort()).toEqual(['NGINX_ENTRYPOINT_LOCAL_RESOLVERS', 'PROVIDERS', 'WEBS']);
  for (const { name, target, networks } of own) {
    const [alias] = networks?.default.aliases ?? [];
    const called = proxy[`${target.toUpperCase()}S`];
    expect(called, name).toBe(`${alias}:${portOf(target)}`);
  }
});

/** Returns the port that an image of ours listens at. */
const portOf = (target: string) =>
  new RegExp(`^FROM runtime AS ${target}\n(?:.+\n)*?EXPOSE (\\d+)$`, 'm').exec(DOCKERFILE)?.[1];

it('looks the addresses of containers up again, since one gets another address when it is made anew', () => {
  expect(TEMPLATE).toMatch(/^resolver \$\{NGINX_LOCAL_RESOLVERS\} valid=\d+s /m);
  const upstreams = TEMPLATE.match(/^upstream /gm)?.length ?? 0;
  expect(upstreams).toBe(2);
  expect(TEMPLATE.match(/^ {2}zone /gm)).toHaveLength(upstreams);
  expect(TEMPLATE.match(/^ {2}server \$\{\w+\} max_fails=0 resolve;$/gm)).toHaveLength(upstreams);
  expect([...TEMPLATE.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name).sort()).toEqual(Object.keys(FILLED).sort());
});

describe('Kubernetes', () => {
  const FOLDER = 'deploy/kubernetes';
  const named = z.object({ name: z.string(), value: z.string() });
  const port = z.object({ port: z.number() });
  const deployment = z.object({
    kind: z.literal('Deployment'),
    metadata: z.object({ name: z.string() }),
    spec: z.object({
      template: z.object({
        spec: z.object({
          containers: z.tuple([
            z.looseObject({
              image: z.string(),
              env: z.array(named),
              ports: z.array(z.object({ containerPort: z.number() })),
            }),
          ]),
        }),
      }),
    }),
  });
  const service = z.object({
    kind: z.literal('Service'),
    metadata: z.object({ name: z.string() }),
    spec: z.looseObject({ ports: z.array(port) }),
  });
  const parseAll = (path: string) =>
    parseAllDocuments(read(path)).map((document): unknown => {
      expect([...('errors' in document ? document.errors : [])], path).toEqual([]);
      return document.toJS();
    });
  const kustomization = z
    .looseObject({
      resources: z.array(z.string()),
      patches: z.array(z.object({ path: z.string(), target: z.object({ kind: z.string() }) })),
      secretGenerator: z.array(z.object({ name: z.string(), envs: z.array(z.string()) })),
    })
    .parse(parseAll('deploy/kustomization.yaml')[0]);
  const documents = kustomization.resources.flatMap((path) => parseAll(join('deploy', path)));
  const deployments = documents.flatMap((one) => deployment.safeParse(one).data ?? []);
  const containers = new Map(
    deployments.map(({ metadata, spec }) => [metadata.name, spec.template.spec.containers[0]]),
  );
  const offered = documents.flatMap((one) => service.safeParse(one).data ?? []);

  it('uses every file of its folder', () => {
    const used = [
      ...kustomization.resources,
      ...kustomization.patches.map(({ path }) => path),
      ...kustomization.secretGenerator.flatMap(({ envs }) => envs.map((path) => `${path}.example`)),
    ];
    const there = readdirSync(FOLDER).filter((name) => !name.endsWith('.env'));
    expect([...new Set(used)].sort()).toEqual(there.map((name) => `kubernetes/${name}`).sort());
    expect(read('.gitignore').split('\n')).toContain('deploy/kubernetes/*.env');
  });

  it.each(['web', 'provider'])('gives the %s the settings that it needs, and no other', (name) => {
    const files = kustomization.secretGenerator.find((one) => one.name === name)?.envs ?? [];
    const given = files.map((path) => parseEnv(read(join('deploy', `${path}.example`))));
    const fixed = Object.fromEntries(containers.get(name)?.env.map((one) => [one.name, one.value]) ?? []);
    const settings = Object.fromEntries(
      Object.entries(Object.assign({}, ...given, fixed)).map(([key, value]) => [key, value || example(key)]),
    );
    expect(unknown(Object.keys(settings))).toEqual([]);
    const readEnv = name === 'web' ? readWebEnv : readProviderEnv;
    expect(() => readEnv({ NODE_ENV: 'production', ...settings })).not.toThrow();
    for (const [key, value] of Object.entries(Object.assign({}, ...given))) {
      if (/SECRET|PASSWORD|KEY/.test(key)) expect(value, key).toBe('');
    }
  });

  /** Returns a value for a setting that the example leaves to its site. */
  function example(key: string) {
    if (/_URL$|_ENDPOINT$/.test(key))
      return `${{ DATABASE_URL: 'postgres', REDIS_URL: 'redis', SMTP_URL: 'smtp' }[key] ?? 'https'}://host.example`;
    return key === 'VAPID_PRIVATE_KEY' ? 'A'.repeat(43) : 'a-secret-that-only-this-test-of-the-files-knows';
  }

  it('starts the images at their ports, and has the proxy call them by the names of their services', () => {
    expect([...containers.keys()].sort()).toEqual(['provider', 'proxy', 'web']);
    const calls = Object.fromEntries(containers.get('proxy')?.env.map((one) => [one.name, one.value]) ?? []);
    for (const target of ['web', 'provider']) {
      const port = Number(portOf(target));
      expect(containers.get(target)?.image).toBe(`gyeol-${target}`);
      expect(containers.get(target)?.ports[0]?.containerPort).toBe(port);
      expect(offered.find(({ metadata }) => metadata.name === target)?.spec.ports).toEqual([{ port }]);
      expect(calls[`${target.toUpperCase()}S`]).toBe(`${target}.gyeol.svc.cluster.local:${port}`);
    }
    const [, proxy] = services.find(([name]) => name === 'proxy') ?? [];
    expect(containers.get('proxy')?.image).toBe(proxy?.image);
  });
});

it.each(Object.entries(NGINX))('writes no query and no referrer into the access log of %s', (_, text) => {
  const formats = new Map(
    [...text.matchAll(/^log_format (\w+) ([^;]+);$/gm)].map(([, name, format]) => [name, format]),
  );
  const servers = text.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    const [, name] = /^ {2}access_log \S+ (\w+);$/m.exec(server) ?? [];
    const format = formats.get(name) ?? '$request';
    expect(format.match(/\$(request|request_uri|args|query_string|arg_\w+|http_referer|http_cookie)\b/g)).toBeNull();
  }
});

// Where nginx is installed it reads the configurations itself.
describe.runIf(spawnSync('nginx', ['-v']).status === 0).each(Object.entries(NGINX))(
  'nginx by the file of %s',
  (name, text) => {
    /** Writes the configuration into a folder, with its log there and its servers at sockets in it. */
    function write() {
      const folder = mkdtempSync(join(tmpdir(), 'gyeol-nginx-'));
      let servers = 0;
      const site = text
        // An address needs no lookup, which nginx knows from 1.27.3 on only.
        .replaceAll(' max_fails=0 resolve;', ' max_fails=0;')
        .replace(/listen [^;]+;/g, () => `listen unix:${folder}/${servers++};`)
        .replace(`server ${FILLED.WEBS}`, `server unix:${folder}/webs`)
        .replace(`server ${FILLED.PROVIDERS}`, `server unix:${folder}/providers`)
        .replaceAll('/var/log/nginx/', '');
      writeFileSync(join(folder, 'site.conf'), site);
      const main = 'pid nginx.pid;\nerror_log stderr;\nevents {}\nhttp { access_log off; include site.conf; }\n';
      writeFileSync(join(folder, 'nginx.conf'), main);
      return folder;
    }

    it('accepts it', () => {
      const folder = write();
      const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', 'nginx.conf'], { encoding: 'utf8' });
      rmSync(folder, { recursive: true });
      expect(stderr).toContain('syntax is ok');
      expect(status).toBe(0);
    });

    /** Runs nginx in a folder until the test ends; `call` asks one of its servers. */
    function start(folder: string) {
      const own = ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off; master_process off;'];
      const nginx = spawn('nginx', own, { stdio: 'ignore' });
      const ended = once(nginx, 'exit');
      onTestFinished(async () => {
        nginx.kill();
        await ended;
        rmSync(folder, { recursive: true });
      });
      return (server: number, options: RequestOptions) =>
        new Promise<number | undefined>((resolve, reject) => {
          const answered = (res: IncomingMessage) => resolve(res.resume().statusCode);
          request({ socketPath: join(folder, String(server)), ...options }, answered)
            .on('error', reject)
            .end();
        });
    }

    it('logs a mailed link without its key and address', async () => {
      const folder = write();
      const call = start(folder);
      const log = () => readFileSync(join(folder, 'access.log'), 'utf8');
      const link = {
        headers: { Host: 'gyeol.example', Referer: 'http://gyeol.example/newsletter/stop?token=SECRET' },
        path: '/api/auth/callback/email?token=SECRET&email=minji%40example.com',
      };
      await vi.waitFor(() => call(0, link));
      await call(1, link);
      await vi.waitFor(() => expect(log().match(/"GET \/api\/auth\/callback\/email HTTP\/1\.1" \d+/g)?.length).toBe(2));
      expect(log()).not.toMatch(/SECRET|minji/);
    });

    // A container that is made anew has another address: nginx drops what it knew while requests wait for it.
    if (name === 'containers') {
      it('begins a read anew that found no server, and never a write', async () => {
        const folder = write();
        const call = start(folder);
        const methods: (string | undefined)[] = [];
        /** The one server of each kind, which leaves every other request without an answer. */
        const server = createServer(({ method }, res) => {
          methods.push(method);
          if (methods.length % 2 === 1) res.destroy();
          else res.end();
        });
        for (const upstream of ['webs', 'providers']) {
          server.listen(join(folder, upstream));
          await once(server, 'listening');
          const kind = upstream === 'webs' ? 0 : 1;
          expect(await vi.waitFor(() => call(kind, { method: 'GET' }))).toBe(200);
          expect(methods.splice(0)).toEqual(['GET', 'GET']);
          expect(await call(kind, { method: 'POST' })).toBe(502);
          expect(methods.splice(0)).toEqual(['POST']);
          server.closeAllConnections();
          await new Promise((resolve) => server.close(resolve));
        }
      });
    }
  },
);
