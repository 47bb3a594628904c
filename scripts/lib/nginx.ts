import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/root.ts';
import { endWithUs } from './endWithUs.ts';

/** The ports of a site on this machine. */
export interface SitePorts {
  site: number;
  api: number;
  webs: number[];
  providers: number[];
}

/** Returns the file of deploy/ with the ports of one site, and its log in nginx's own folder. */
function configured({ site, api, webs, providers }: SitePorts): string {
  const servers = (ports: number[]) => ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;\n`).join('');
  const http = readFileSync(join(ROOT, 'deploy/nginx/gyeol.conf'), 'utf8')
    .replace(/(?: {2}server 127\.0\.0\.1:300\d .*\n)+/, servers(webs))
    .replace(/(?: {2}server 127\.0\.0\.1:400\d .*\n)+/, servers(providers))
    .replace('listen 80;', `listen 127.0.0.1:${site};`)
    .replace('listen 127.0.0.1:4000;', `listen 127.0.0.1:${api};`)
    .replaceAll('/var/log/nginx/', '');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  return `worker_processes 1;
daemon off;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 2048; }
http {
${folders.join('\n')}
${http}
}
`;
}

/** Starts nginx in a folder, in front of the webs and between them and the providers; returns what stops it. */
export function startNginx(folder: string, ports: SitePorts): () => Promise<void> {
  writeFileSync(join(folder, 'nginx.conf'), configured(ports));
  const args = ['-p', folder, '-c', 'nginx.conf'];
  const check = spawnSync('nginx', [...args, '-t'], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr || 'nginx is not installed');
  const child = spawn('nginx', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  endWithUs(child);
  return async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}
