/**
 * Finds the browser for tests, checks and benches. Order: `BLOCKFRONT_CHROMIUM`, the system's Chromium or Chrome, Playwright's
 * download. `ensureChromium` installs Debian's package if none exists and the process has permission.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { runCommand } from '../processes/command.ts'
import { testFonts } from './test-fonts.ts'

/** Chromium's build without windows, which needs a fifth less processor time for the pages of our tests. */
const SHELL = 'chromium-headless-shell'

const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** `any` prefers the build without windows, for tests. Benches measure the `complete` browser that users have. */
type Build = 'any' | 'complete'

const installed = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The features that Playwright disables itself (Chromium reads only the last flag of this name), and those that start more processes
 * for each page under test: the two pages behind the address bar of a window, and a spare renderer.
 */
const disabledFeatures: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** Flags for a browser without background network requests that needs no GPU and can run as root in a container. */
export const chromiumFlags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  `--disable-features=${disabledFeatures.join(',')}`,
]

/**
 * Flags that save processor time in tests, which open hundreds of short-lived pages: all pages of a context share a process, which
 * keeps compiled scripts. Benches do not use them, so that they measure what users have.
 */
const testFlags: readonly string[] = ['--disable-site-isolation-trials', '--renderer-process-limit=1']

/**
 * Launch options for playwright-core and the Vitest provider, with the same fonts on every machine. `executablePath` is undefined if no browser
 * exists.
 */
export const chromiumLaunchOptions = async () => ({
  executablePath: findChromium(),
  args: [...chromiumFlags, ...testFlags],
  env: { ...process.env, ...(await testFonts()) },
})

/** Path of a browser's executable, or undefined. Throws when `BLOCKFRONT_CHROMIUM` names a file that does not exist. */
export function findChromium(env: NodeJS.ProcessEnv = process.env, build: Build = 'any'): string | undefined {
  const named = env.BLOCKFRONT_CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`BLOCKFRONT_CHROMIUM names ${named}, which does not exist. Correct it, or unset it to search the system.`)
  }
  const folders = (env.PATH ?? '').split(delimiter)
  const wanted = names.filter((name) => build === 'any' || name !== SHELL)
  const onPath = wanted.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...installed, downloaded()].find((path) => path !== undefined && existsSync(path))
}

/** The same, but installs Debian's package if there is none, or rejects with an error that says what to do. */
export async function ensureChromium(build: Build = 'any'): Promise<string> {
  const found = findChromium(process.env, build)
  if (found) return found
  if (mayInstall()) {
    const name = build === 'any' ? SHELL : 'chromium'
    console.error('No Chromium found: installing the system package, once …')
    if (!(await install(name))) {
      await aptGet('update')
      if (!(await install(name))) await install('chromium')
    }
    const now = findChromium(process.env, build)
    if (now) return now
  }
  throw new Error(
    'Browser tests need Chromium and none was found. Install it (Debian: apt-get install -y chromium; elsewhere: npx playwright install chromium), or set BLOCKFRONT_CHROMIUM to the path of one.',
  )
}

/** Returns the name and version of the browser that tests use; an empty string if there is none yet. */
export async function browserVersion(): Promise<string> {
  const path = findChromium()
  return path ? (await runCommand(path, ['--version'])).output.trim() : ''
}

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name)

/** Runs apt-get. Returns whether it succeeded; prints its output otherwise. */
async function aptGet(...args: string[]): Promise<boolean> {
  const { code, output } = await runCommand('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  if (code !== 0) console.error(output)
  return code === 0
}

function downloaded(): string | undefined {
  try {
    return chromium.executablePath() || undefined
  } catch {
    return undefined
  }
}
