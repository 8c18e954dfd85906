import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export type RecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT'

/** A DNS server on loopback for tests (RFC 1035, UDP). */
export type NameServer = {
  /** As `Config.domains.nameServers` takes it. */
  address: string
  /** Replaces the records of a name and a type; none deletes them. */
  set(name: string, type: RecordType, ...values: string[]): void
  /** `fails` answers every question with SERVFAIL, `silent` with nothing. */
  mode: 'answers' | 'fails' | 'silent'
  /** The names of all queries. */
  queries: string[]
  stop(): Promise<void>
}

const TYPES: Record<RecordType, number> = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 }
const [SERVFAIL, NXDOMAIN] = [2, 3]

/** Starts a DNS server without records. */
export async function startNameServer(): Promise<NameServer> {
  const records = new Map<string, string[]>()
  const key = (name: string, type: RecordType) => `${name.toLowerCase()} ${type}`
  const socket = createSocket('udp4')
  const server: NameServer = {
    address: '',
    mode: 'answers',
    queries: [],
    set: (name, type, ...values) => {
      if (values.length > 0) records.set(key(name, type), values)
      else records.delete(key(name, type))
    },
    stop: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
  socket.on('message', (query, { port, address }) => {
    if (server.mode === 'silent') return
    const { name, type, end } = questionOf(query)
    server.queries.push(name)
    const responses =
      server.mode === 'fails' || !type ? [] : answersOf(name, type, (at, wanted) => records.get(key(at, wanted)) ?? [])
    const exists = [...records.keys()].some((known) => known.startsWith(`${name} `))
    const code = server.mode === 'fails' ? SERVFAIL : exists ? 0 : NXDOMAIN
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(0x8480 | code, 2)
    header.writeUInt16BE(responses.length, 6)
    header.writeUInt32BE(0, 8)
    socket.send(Buffer.concat([header, query.subarray(12, end), ...responses]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  server.address = `127.0.0.1:${(socket.address() as AddressInfo).port}`
  return server
}

function questionOf(query: Buffer): { name: string; type: RecordType | undefined; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString())
    at += 1 + length
  }
  const number = query.readUInt16BE(at + 1)
  const type = (Object.keys(TYPES) as RecordType[]).find((one) => TYPES[one] === number)
  return { name: labels.join('.').toLowerCase(), type, end: at + 5 }
}

/** The records of a name; addresses through its CNAME record, as a resolver answers. */
function answersOf(name: string, type: RecordType, find: (name: string, type: RecordType) => string[]): Buffer[] {
  const [target] = type === 'TXT' ? [] : find(name, 'CNAME')
  if (target === undefined) return find(name, type).map((value) => record(name, type, value))
  const alias = record(name, 'CNAME', target)
  return type === 'CNAME' ? [alias] : [alias, ...find(target, type).map((value) => record(target, type, value))]
}

function record(name: string, type: RecordType, value: string): Buffer {
  const data = dataOf(type, value)
  const fixed = Buffer.alloc(10)
  fixed.writeUInt16BE(TYPES[type], 0)
  fixed.writeUInt16BE(1, 2)
  fixed.writeUInt16BE(data.length, 8)
  return Buffer.concat([encodeName(name), fixed, data])
}

function dataOf(type: RecordType, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number))
  if (type === 'CNAME') return encodeName(value)
  if (type === 'TXT') return Buffer.concat([Buffer.from([value.length]), Buffer.from(value)])
  const [before = '', after = ''] = value.split('::')
  const [head, tail] = [before, after].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex')
}

const encodeName = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ])
