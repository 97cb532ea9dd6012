import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../server/free-port'
import { inRoot } from './paths.mjs'

/** The proxies with configuration in a release. */
export type ProxyName = 'nginx' | 'caddy'

export interface Proxy {
  readonly url: string
  readonly stop: () => Promise<void>
}

interface Place {
  /** Folder of the proxy's own files. */
  readonly folder: string
  readonly port: number
  /** Folder of the release. */
  readonly release: string
  /** Host and port of the release's server, for `/api/`. */
  readonly server: string
}

/** The path of a proxy; `undefined` if it is not installed and cannot be downloaded. */
export const findProxy = (name: ProxyName): Promise<string | undefined> =>
  promisify(execFile)(process.execPath, [inRoot('scripts/on-demand/debian/index.mjs'), name]).then(
    ({ stdout }) => stdout,
    () => undefined,
  )

/** The configuration from a release, with the folder and the address of its server. */
const configurationOf = async ({ release, server }: Place, file: string): Promise<string> =>
  (await readFile(path.join(release, 'deploy', file), 'utf8'))
    .replace('/srv/hearthside/current/pages', path.join(release, 'pages'))
    .replace('127.0.0.1:9000', server)

/** @returns the arguments of nginx */
async function configureNginx(place: Place): Promise<readonly string[]> {
  const { folder, port } = place
  const site = (await configurationOf(place, 'nginx.conf')).replace('listen 8080', `listen 127.0.0.1:${port}`)
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
  return ['-p', folder, '-c', path.join(folder, 'nginx.conf')]
}

/**
 * Configures Caddy without HTTPS, which would request a certificate.
 *
 * @returns the arguments of Caddy
 */
async function configureCaddy(place: Place): Promise<readonly string[]> {
  const file = path.join(place.folder, 'Caddyfile')
  const site = (await configurationOf(place, 'Caddyfile')).replace('www.example.com', `http://127.0.0.1:${place.port}`)
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel error\n\t}\n}\n${site}`)
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

const configure = { nginx: configureNginx, caddy: configureCaddy }

/**
 * Runs a proxy with the configuration of a release, on a free port.
 *
 * @param program its path
 * @param release folder of the release
 * @param server origin of the release's server, for `/api/`
 */
export async function startProxy(name: ProxyName, program: string, release: string, server: string): Promise<Proxy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`))
  const port = await freePort()
  const args = await configure[name]({ folder, port, release, server: new URL(server).host })
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, HOME: folder } })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const isReady = (): Promise<boolean> =>
    fetch(url).then(
      () => true,
      () => false,
    )
  while (child.exitCode === null && !(await isReady()));
  if (child.exitCode !== null) throw new Error(`${name} did not start.`)
  return {
    url,
    stop: async () => {
      child.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
