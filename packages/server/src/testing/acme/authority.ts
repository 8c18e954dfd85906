import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { freePorts, runProgram, startProgram } from './programs.ts'

/** A certificate authority (Pebble) with the DNS server that it asks (pebble-challtestsrv). */
export type Authority = {
  /** The URL of its ACME directory, and the file with the certificate of that URL. */
  directory: string
  caFile: string
  /** The root of the certificates that it issues, as PEM. */
  root: string
  nameServer: string
  /** The URL of the DNS server's management API. */
  dnsApi: string
  /** Creates a DNS record, in place of another one of the same name and type. */
  setRecord(name: string, type: 'TXT' | 'A' | 'AAAA' | 'CNAME', value: string): Promise<void>
  stop(): Promise<void>
}

export type AuthorityOptions = {
  /** Folder of its files. */
  folder: string
  /** The ports at which it validates hostnames, as 80 and 443 on the internet. */
  httpPort: number
  httpsPort: number
}

/** Starts the authority. Its DNS server knows no names. */
export async function startAuthority({ folder, httpPort, httpsPort }: AuthorityOptions): Promise<Authority> {
  const [acme = 0, management = 0, dns = 0, dnsManagement = 0] = await freePorts(4)
  const [caFile, keyFile, configFile] = ['pebble.crt', 'pebble.key', 'pebble.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await runProgram('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost'.split(' '),
    ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', keyFile, '-out', caFile],
  ])
  const pebble = {
    listenAddress: `127.0.0.1:${acme}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: caFile,
    privateKey: keyFile,
    httpPort,
    tlsPort: httpsPort,
  }
  await writeFile(configFile, JSON.stringify({ pebble }))
  const nameServer = `127.0.0.1:${dns}`
  const empty = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-defaultIPv4', '', '-defaultIPv6', '']
  const zone = startProgram('pebble-challtestsrv', ['-dns01', nameServer, '-management', `127.0.0.1:${dnsManagement}`, ...empty])
  const authority = startProgram('pebble', ['-config', configFile, '-dnsserver', nameServer], {
    PEBBLE_VA_NOSLEEP: '1',
    PEBBLE_WFE_NONCEREJECT: '0',
  })
  const dnsApi = `http://127.0.0.1:${dnsManagement}`
  const ca = await readFile(caFile, 'utf8')
  const root = await untilReady(
    () => fetchText(`https://localhost:${management}/roots/0`, ca),
    () => zone.output() + authority.output(),
  )
  await untilReady(
    () => fetch(dnsApi).then(({ status }) => String(status)),
    () => zone.output(),
  )
  const send = async (command: string, body: object) => {
    const { status } = await fetch(`${dnsApi}/${command}`, { method: 'POST', body: JSON.stringify(body) })
    if (status !== 200) throw new Error(`${command} answered ${status}`)
  }
  return {
    directory: `https://localhost:${acme}/dir`,
    caFile,
    root,
    nameServer,
    dnsApi,
    setRecord: async (name, type, value) => {
      const host = `${name}.`
      if (type === 'TXT') {
        await send('clear-txt', { host })
        await send('set-txt', { host, value })
      } else if (type === 'CNAME') await send('set-cname', { host, target: `${value}.` })
      else await send(type === 'A' ? 'add-a' : 'add-aaaa', { host, addresses: [value] })
    },
    stop: async () => {
      await Promise.all([zone.stop(), authority.stop()])
    },
  }
}

/** How long a program may take to start. Milliseconds. */
const START = 20_000

async function untilReady(ask: () => Promise<string>, output: () => string): Promise<string> {
  for (const deadline = Date.now() + START; ; ) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`It did not start:\n${output()}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

function fetchText(url: string, ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { ca }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve(text))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
