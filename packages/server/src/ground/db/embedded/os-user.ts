import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** The operating system's user that runs PostgreSQL. */
export type Account = { name: string; uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. A root process therefore runs it as another user: `postgres` if it exists, otherwise
 * `nobody`. Undefined means the current user.
 */
export async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  for (const wanted of ['postgres', 'nobody']) {
    const fields = lines.find((line) => line.startsWith(`${wanted}:`))?.split(':')
    if (fields) return { name: wanted, uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  return { name: 'uid 65534', uid: 65534, gid: 65534 }
}

/** Whether the account may walk down to the path: each folder above it must grant the account its search bit. */
export async function canTraverse(account: Account, path: string): Promise<boolean> {
  let folder = dirname(resolve(path))
  for (;;) {
    const found = await stat(folder).catch(() => undefined)
    if (found) {
      const shift = found.uid === account.uid ? 6 : found.gid === account.gid ? 3 : 0
      if (((found.mode >> shift) & 1) === 0) return false
    }
    const above = dirname(folder)
    if (above === folder) return true
    folder = above
  }
}
