import { readFileSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'

/**
 * Runs `work` while no other process on this machine starts, attaches to or stops the cluster in `root`. The lock is a file with
 * its owner's process id. The lock of a process that no longer exists (kill -9) is taken over.
 */
export async function withStartLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  const path = join(root, 'start.lock')
  await take(path)
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function take(path: string): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    try {
      const file = await open(path, 'wx')
      await file.write(String(process.pid))
      await file.close()
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    if (holder > 0 && !isAlive(holder)) await rm(path, { force: true })
    else if (Date.now() > deadline)
      throw new StartError(
        `Process ${holder} has held ${path} for a minute: end it, or remove the file if it is not a Blockfront server.`,
      )
    await pause(15)
  }
}

/** Whether a process runs. One that has ended but was not collected by its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return process.platform !== 'linux' || !isZombie(pid)
}

function isZombie(pid: number): boolean {
  try {
    // The state follows the command's name, which is in brackets and may contain anything.
    return /^.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
