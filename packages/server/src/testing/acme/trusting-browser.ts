import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumLaunchOptions, findChromium } from '@blockfront/tooling/browser/chromium'
import { type Browser, chromium } from 'playwright-core'
import { runProgram } from './programs.ts'

/** The programs that are missing here for {@link launchTrustingBrowser}. */
export const missingForBrowser = (): string[] => [
  ...(spawnSync('certutil', ['-H']).error ? ['certutil (libnss3-tools)'] : []),
  ...(findChromium() ? [] : ['chromium']),
]

/**
 * Launches a Chromium that trusts a certificate authority, in the way in which an administrator adds one on Linux: in the NSS database of
 * the home folder. It checks certificates as usual. Hostnames below `.test` resolve to this machine.
 */
export async function launchTrustingBrowser({ folder, root }: { folder: string; root: string }): Promise<Browser> {
  const home = join(folder, 'browser')
  const database = join(home, '.pki/nssdb')
  const file = join(folder, 'root.pem')
  await mkdir(database, { recursive: true })
  await writeFile(file, root)
  await runProgram('certutil', ['-N', '-d', `sql:${database}`, '--empty-password'])
  await runProgram('certutil', ['-A', '-d', `sql:${database}`, '-n', 'authority', '-t', 'C,,', '-i', file])
  const options = await chromiumLaunchOptions()
  return chromium.launch({
    ...options,
    args: [...options.args, '--host-resolver-rules=MAP *.test 127.0.0.1'],
    env: { ...options.env, HOME: home },
  })
}
