import { randomBytes } from 'node:crypto'
import { access, chown, constants, cp, lchown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { StartError } from '../../start-error.ts'
import { type Binaries, copyBinaries } from './binaries.ts'
import { type Account, canTraverse } from './os-user.ts'

/** Folders of the cluster: `root` belongs to the server (secrets, log, lock), `data` and `binaries` are PostgreSQL's. */
export type Place = { root: string; data: string; binaries: Binaries; account: Account | undefined }

/**
 * Decides where PostgreSQL's data and binaries are. Normally these are `root/data` and the installed package. If PostgreSQL's
 * user cannot access them (a clone under /root, a 0700 temporary folder), both are put into an accessible folder, `root/location`
 * stores its path, and `say` reports it.
 */
export async function settle(
  root: string,
  binaries: Binaries,
  account: Account | undefined,
  say: (message: string) => void,
): Promise<Place> {
  const home = resolve(root)
  await mkdir(home, { recursive: true })
  if (!account) return { root: home, data: join(home, 'data'), binaries, account }

  const dataReachable = await canTraverse(account, join(home, 'data'))
  const binariesReachable = await canTraverse(account, join(binaries.root, 'bin', 'postgres'))
  const place: Place = { root: home, data: join(home, 'data'), binaries, account }
  if (dataReachable && binariesReachable) {
    await give(place.data, account)
    return place
  }

  const elsewhere = await findReachableFolder(home, account)
  if (!binariesReachable) place.binaries = await copyBinaries(binaries, join(elsewhere, 'postgresql'))
  if (!dataReachable) {
    const moved = join(elsewhere, 'data')
    if (!(await exists(moved)) && (await exists(join(place.data, 'complete')))) {
      await rm(`${moved}.new`, { recursive: true, force: true })
      await cp(place.data, `${moved}.new`, { recursive: true })
      await rename(`${moved}.new`, moved)
    }
    await give(moved, account)
    place.data = moved
  }
  const what = [binariesReachable ? '' : 'binaries', dataReachable ? '' : 'data'].filter(Boolean).join(' and ')
  say(`PostgreSQL runs as ${account.name}, which cannot read ${home}; its ${what} are in ${elsewhere}`)
  return place
}

/** Changes the owner of the folder and its content to the account, as PostgreSQL requires. */
async function give(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await stat(folder)).uid === account.uid) return
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), account.uid, account.gid)
  await chown(folder, account.uid, account.gid)
}

/** A folder that the account can reach, the same at every start as long as `root` exists. */
async function findReachableFolder(root: string, account: Account): Promise<string> {
  const note = join(root, 'location')
  const remembered = (await readFile(note, 'utf8').catch(() => '')).trim()
  if (remembered && (await exists(remembered))) return remembered
  for (const parent of ['/var/lib/blockfront', '/var/tmp/blockfront', join(tmpdir(), 'blockfront')]) {
    const folder = join(parent, randomBytes(8).toString('hex'))
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 })
      if (!(await canTraverse(account, join(folder, 'x')))) continue
      await writeFile(note, `${folder}\n`)
      return folder
    } catch {}
  }
  throw new StartError(
    `PostgreSQL cannot run as root, and user ${account.name} reaches no folder for its data: set DATABASE_URL, or BLOCKFRONT_DATA to a folder that ${account.name} can reach.`,
  )
}

const exists = (path: string) =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
