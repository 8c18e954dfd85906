import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConnection, prepare } from './connection.ts'

export type Nginx = { port: number; pids: number[]; stop(): Promise<void> }

/** An nginx that serves these bytes for every path; undefined where none is installed. */
export async function startNginx(workers: number, body: Buffer, headers: Record<string, string>): Promise<Nginx | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'blockfront-nginx-'))
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'page'), body)
  const port = await freePort()
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes ${workers}; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10; default_type text/html;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen 127.0.0.1:${port}; location / { root ${folder}; try_files /page =404; ${added.join(' ')} } }
     }`,
  )
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  await answering(port, child)
  return {
    port,
    pids: workersOf(child),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}.`)
    const connection = await openConnection(port).catch(() => undefined)
    const answer = await connection?.send(prepare('GET', 'localhost', '/')).catch(() => undefined)
    connection?.close()
    if (answer?.status === 200) return
  }
}

const workersOf = ({ pid }: ChildProcess): number[] =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map(Number)
