import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { PassThrough, Transform } from 'node:stream'

/** A piece of network between a server and its database that a test can disturb. */
export interface Network {
  /** The same connection string, through this network. */
  through(url: string): string
  /** Drops all traffic without notifying either side, like an unplugged cable. */
  freeze(): void
  /** Continues after a freeze. */
  thaw(): void
  /** Number of connections that clients have opened. */
  opened(): number
  /** Makes a text unreadable in what clients send, so that PostgreSQL rejects it, until it is called without one. */
  spoil(text?: string): void
  /**
   * Drops the traffic of all connections for good, like the loss of a machine that another one replaces. With a name, only of those with this
   * `application_name`, as a router does that forgets connections. New connections work.
   */
  lose(application?: string): void
  /** Ends every connection. New ones lead to another database server. */
  retarget(url: string): void
  /** Ends every connection and refuses new ones until `restore`. */
  cut(): void
  restore(): void
  stop(): Promise<void>
}

const replacing = (replace: (text: string) => string) =>
  new Transform({
    transform: (chunk: Buffer, _, done) => done(null, Buffer.from(replace(chunk.toString('latin1')), 'latin1')),
  })

export async function startNetwork(databaseUrl: string): Promise<Network> {
  let target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const lost = new Set<Socket>()
  const applications = new WeakMap<Socket, string>()
  let opened = 0
  const state = { frozen: false, isCut: false, spoiled: '' }
  const join = (from: Socket, to: Socket, through: Transform = new PassThrough()) => {
    sockets.add(from)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.pipe(through).pipe(to)
    if (state.frozen) from.pause()
  }
  const server = createServer((client) => {
    if (state.isCut) return void client.destroy()
    opened++
    const database = connect(Number(target.port), target.hostname)
    join(
      client,
      database,
      replacing((text) => (state.spoiled ? text.replaceAll(state.spoiled, (found) => '?'.repeat(found.length)) : text)),
    )
    join(database, client)
    client.once('data', (startup: Buffer) => {
      const name = /application_name\0([^\0]+)/.exec(startup.toString('latin1'))?.[1] ?? ''
      for (const end of [client, database]) applications.set(end, name)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port
  const disturb = (change: Partial<typeof state>, effect: (end: Socket) => void) => {
    Object.assign(state, change)
    for (const end of sockets) effect(end)
  }
  return {
    through: (url) => {
      const address = new URL(url)
      address.host = `127.0.0.1:${own}`
      return address.href
    },
    freeze: () => disturb({ frozen: true }, (end) => end.pause()),
    thaw: () => disturb({ frozen: false }, (end) => end.resume()),
    opened: () => opened,
    spoil: (text = '') => disturb({ spoiled: text }, () => {}),
    lose: (application) =>
      disturb({}, (end) => {
        if (application !== undefined && applications.get(end) !== application) return
        end.pause()
        sockets.delete(end)
        lost.add(end)
      }),
    retarget: (url) => {
      target = new URL(url)
      disturb({}, (end) => end.destroy())
    },
    cut: () => disturb({ isCut: true }, (end) => end.destroy()),
    restore: () => disturb({ isCut: false }, () => {}),
    stop: async () => {
      disturb({ isCut: true }, (end) => end.destroy())
      for (const end of lost) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
