import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.mjs'
import { inRoot } from './paths.mjs'

export interface Nginx {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** The path of nginx; `undefined` where it is not installed and cannot be fetched. */
export const findNginx = (): Promise<string | undefined> =>
  promisify(execFile)(process.execPath, [inRoot('scripts/on-demand/nginx/index.mjs')]).then(
    ({ stdout }) => stdout,
    () => undefined,
  )

/**
 * Runs nginx with the configuration of a release, on a free port.
 *
 * @param program path of nginx
 * @param release folder of the release
 * @param server origin of the server of the release, for `/api/`
 */
export async function startNginx(program: string, release: string, server: string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'))
  const port = await freePort()
  const site = (await readFile(path.join(release, 'deploy/nginx.conf'), 'utf8'))
    .replace('/srv/hearthside/current/pages', path.join(release, 'pages'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:9000', new URL(server).host)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await mkdir(path.join(folder, 'logs'))
  await writeFile(path.join(folder, 'site.conf'), site)
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off;
worker_processes 1;
error_log ${folder}/logs/error.log;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 1000000;
${temporary.map((name) => `    ${name}_temp_path ${folder}/${name};`).join('\n')}
    include ${folder}/site.conf;
}
`,
  )
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const isReady = (): Promise<boolean> =>
    fetch(url).then(
      () => true,
      () => false,
    )
  while (child.exitCode === null && !(await isReady()));
  if (child.exitCode !== null) throw new Error('nginx did not start.')
  return {
    url,
    stop: async () => {
      child.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
