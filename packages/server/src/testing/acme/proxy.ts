import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeBlocks } from '@blockfront/tooling/guides/code-blocks'
import type { Authority } from './authority.ts'
import { type RunningProgram, runProgram, startProgram } from './programs.ts'

const GUIDE = 'docs/guides/deploy.md'

/** The Caddyfiles of the deployment guide: for a proxy on the server's machine, and for one on another machine. */
export function guideCaddyfiles(): { sameMachine: string; otherMachine: string } {
  const [sameMachine = '', otherMachine = ''] = codeBlocks(GUIDE).flatMap(({ language, code }) =>
    language === 'caddyfile' ? [code] : [],
  )
  return { sameMachine, otherMachine }
}

/** Runs lego as the guide does, with a script instead of a DNS provider, for the certificate of all stores' subdomains. */
export async function getWildcard(options: Pick<ProxyOptions, 'folder' | 'authority' | 'mainHostname'>): Promise<void> {
  const { folder, authority, mainHostname } = options
  const script = join(folder, 'dns.sh')
  const set = `test "$1" = present || exit 0\nexec curl -fsS -d "{\\"host\\":\\"$2\\",\\"value\\":\\"$3\\"}" ${authority.dnsApi}/set-txt\n`
  await writeFile(script, `#!/bin/sh\n${set}`)
  await chmod(script, 0o700)
  await runProgram(
    'lego',
    [
      ...['--server', authority.directory, '--accept-tos', '--email', `you@${mainHostname}`, '--path', join(folder, 'lego')],
      ...['--dns', 'exec', '--dns.disable-cp', '--dns.resolvers', authority.nameServer],
      ...['--domains', mainHostname, '--domains', `*.${mainHostname}`, 'run'],
    ],
    { EXEC_PATH: script, LEGO_CA_CERTIFICATES: authority.caFile, EXEC_POLLING_INTERVAL: '1', EXEC_SEQUENCE_INTERVAL: '1' },
  )
}

export interface ProxyOptions {
  caddyfile: string
  /** Folders of Caddy's certificates and of lego's wildcard certificate. */
  folder: string
  storage: string
  mainHostname: string
  authority: Authority
  httpPort: number
  httpsPort: number
  /** The port of the server on loopback. */
  serverPort: number
  /** Environment variables of Caddy. */
  env?: Record<string, string>
}

/** Starts Caddy with a Caddyfile of the guide, with other ports, names, addresses and files, and the test's certificate authority. */
export async function startProxy(options: ProxyOptions): Promise<RunningProgram> {
  const { caddyfile, folder, storage, mainHostname, authority, httpPort, httpsPort, serverPort, env } = options
  const lines = [
    'admin off',
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    `acme_ca ${authority.directory}`,
    `acme_ca_root ${authority.caFile}`,
    `storage file_system ${storage}`,
  ]
  const adapted = caddyfile
    .replace(/^\{\n/, `{\n${lines.map((line) => `\t${line}\n`).join('')}`)
    .replaceAll(/\b(?:127\.0\.0\.1|10\.0\.0\.5):3000\b/g, `127.0.0.1:${serverPort}`)
    .replaceAll('/etc/lego/certificates', join(folder, 'lego/certificates'))
    .replaceAll('example.com', mainHostname)
  const file = `${storage}.Caddyfile`
  await writeFile(file, adapted)
  return startProgram('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { HOME: folder, ...env })
}
