import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A piece of network between a server and its database that a test can disturb. */
export interface Network {
  /** The same connection string, through this network. */
  through(url: string): string
  /** Drops all traffic without notifying either side, like an unplugged cable. */
  freeze(): void
  /** Continues after a freeze. */
  thaw(): void
  /** Drops the traffic of all connections for good, like the loss of a machine that another one replaces. New connections work. */
  lose(): void
  /** Ends every connection and refuses new ones until `restore`. */
  cut(): void
  restore(): void
  stop(): Promise<void>
}

export async function startNetwork(databaseUrl: string): Promise<Network> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const lost = new Set<Socket>()
  const state = { frozen: false, isCut: false }
  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.pipe(to)
    if (state.frozen) from.pause()
  }
  const server = createServer((client) => {
    if (state.isCut) return void client.destroy()
    const target = connect(Number(port), hostname)
    join(client, target)
    join(target, client)
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
    lose: () =>
      disturb({}, (end) => {
        end.pause()
        sockets.delete(end)
        lost.add(end)
      }),
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
