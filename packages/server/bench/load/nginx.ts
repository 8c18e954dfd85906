import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@blockfront/tooling/processes/free-port'
import { openConnection, prepare } from '../store/connection.ts'

export type Nginx = { port: number; pids: number[]; stop(): Promise<void> }

/** Headers that nginx sends itself. */
const NGINX_HEADERS =
  /^(?:date|server|connection|content-length|content-type|last-modified|etag|accept-ranges|age|x-request-id)$/i

/** The headers of a response that nginx has to be given to send the same ones. */
export const sameHeaders = (headers: string): Record<string, string> =>
  Object.fromEntries(
    [...headers.matchAll(/\r\n([^:\r]+): ([^\r]*)/g)].flatMap(([, name = '', value = '']) =>
      NGINX_HEADERS.test(name) ? [] : [[name, value]],
    ),
  )

/** An nginx that serves these bytes from a file for every path, with its cache of open files; undefined where none is installed. */
export function startNginx(workers: number, body: Buffer, headers: Record<string, string>): Promise<Nginx | undefined> {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
  return start(workers, async (folder) => {
    await writeFile(join(folder, 'page'), body)
    return { location: `root ${folder}; try_files /page =404; ${added.join(' ')}` }
  })
}

/** An nginx that caches the gzip responses of a server (proxy_cache); undefined where none is installed. */
export const startCachingNginx = (workers: number, serverPort: number): Promise<Nginx | undefined> =>
  start(workers, async (folder) => ({
    http: `proxy_cache_path ${folder}/cache keys_zone=pages:10m;`,
    location: `proxy_pass http://127.0.0.1:${serverPort}; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_set_header Accept-Encoding gzip;
      proxy_cache pages; proxy_cache_key $scheme$host$request_uri; proxy_hide_header Surrogate-Key;
      add_header Cache-Status $upstream_cache_status;`,
  }))

/** Directives for the blocks `http` and `location /`. */
type Directives = { http?: string; location: string }

async function start(workers: number, directivesIn: (folder: string) => Promise<Directives>): Promise<Nginx | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'blockfront-nginx-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const { http = '', location } = await directivesIn(folder)
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes ${workers}; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10; default_type text/html;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       ${http}
       server { listen 127.0.0.1:${port}; location / { ${location} } }
     }`,
  )
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  await answering(port, child)
  return {
    port,
    pids: childrenOf(child),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}.`)
    const connection = await openConnection(port).catch(() => undefined)
    const response = await connection?.send(prepare('GET', 'localhost', '/healthz')).catch(() => undefined)
    connection?.close()
    if (response?.status === 200) return
  }
}

/** The processes that a process started. */
export const childrenOf = ({ pid }: ChildProcess): number[] =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map(Number)
