import { join } from 'node:path'
import { runCommand } from '@blockfront/tooling/processes/command'
import { freePort } from '@blockfront/tooling/processes/free-port'
import type { Page } from 'playwright-core'
import { type AppProcess, commandFile, startApp } from './app-process.ts'
import { withPage } from './with-page.ts'

/** Builds an app with installed packages and opens it. Rejects with the problems. */
export type ExampleCheck = (folder: string) => Promise<void>

/** Runs a script of the app's package.json. Rejects with its output if it fails. */
export async function runScript(folder: string, script: string): Promise<void> {
  const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...env } = process.env
  const { code, output } = await runCommand('npm', ['run', '--silent', script], {
    cwd: folder,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  })
  if (code !== 0) throw new Error(`npm run ${script} fails:\n${output}`)
}

async function withApp(app: Promise<AppProcess>, check: (url: string) => Promise<void>): Promise<void> {
  const { url, stop } = await app
  try {
    await check(url)
  } finally {
    await stop()
  }
}

async function expectHtml(url: string, ...parts: string[]): Promise<string> {
  const response = await fetch(url)
  const html = await response.text()
  const missing = parts.filter((part) => !html.includes(part))
  if (!response.ok || missing.length > 0)
    throw new Error(`${url} responds with ${response.status} and without ${missing.join(', ')}:\n${html}`)
  return html
}

/** A builder with an empty page, whose palette offers a block. */
async function expectBuilder(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByText('This page is empty').waitFor()
  await page.getByRole('button', { name: 'Banner' }).first().waitFor()
}

const checkNode: ExampleCheck = (folder) =>
  withApp(startApp(['server.js'], folder, { PORT: '0' }), async (url) => {
    await expectHtml(url, '<h1>Hello from Node</h1>', 'bf-textBlock')
  })

const checkVite: ExampleCheck = async (folder) => {
  await runScript(folder, 'build')
  const words = [commandFile(folder, 'vite'), 'preview', '--host', '127.0.0.1', '--port', String(await freePort())]
  await withApp(startApp(words, folder), (url) => withPage((page) => expectBuilder(page, url)))
}

const checkNext: ExampleCheck = async (folder) => {
  await runScript(folder, 'build')
  const words = [commandFile(folder, 'next'), 'start', '--hostname', '127.0.0.1', '--port', String(await freePort())]
  await withApp(startApp(words, folder, { NEXT_TELEMETRY_DISABLED: '1' }), async (url) => {
    await expectHtml(`${url}/`, 'Rendered on the server', 'bf-textBlock', 'bf-testimonials')
    await withPage(async (page) => {
      await page.goto(`${url}/interactive`)
      await page.getByRole('button', { name: 'Clicks: 0' }).click()
      await page.getByRole('button', { name: 'Clicks: 1' }).waitFor()
      await expectBuilder(page, `${url}/edit`)
    })
  })
}

/** The app that `npm create blockfront` writes, while it is developed: a page and the builder, compiled on request, without errors. */
const checkDevelopment: ExampleCheck = (folder) =>
  withApp(startApp(['server/main.ts', '--dev'], folder, { PORT: '0' }), async (url) => {
    await expectHtml(url, 'Your site is running', '/@vite/client')
    await withPage(async (page) => {
      await page.goto(`${url}/edit`)
      await page.locator('.bfb-stage .bf-review').first().waitFor({ timeout: 60_000 })
    })
  })

/** The app that `npm create blockfront` writes: an edited page is public after publishing. */
const checkCreated: ExampleCheck = async (folder) => {
  await runScript(folder, 'build')
  const env = { PORT: '0', EDIT_PASSWORD: 'secret', PAGES: join(folder, 'pages') }
  await withApp(startApp(['server/main.ts'], folder, env), async (url) => {
    const html = await expectHtml(url, 'Your site is running', 'bf-review')
    if (html.includes('<script')) throw new Error('A page of static blocks loads JavaScript.')
    const credentials = { httpCredentials: { username: '', password: 'secret' } }
    await withPage(async (page) => {
      await page.goto(`${url}/edit`)
      // The page on the canvas is inert: the canvas itself receives clicks.
      await page.locator('.bfb-stage .bf-review').first().click({ force: true })
      await page.getByRole('slider', { name: 'Stars' }).fill('3')
      await page.getByRole('img', { name: '3 of 5 stars' }).waitFor()
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      const confirm = page.getByRole('dialog').getByRole('button', { name: /^Publish/ })
      await confirm.click()
      await confirm.waitFor({ state: 'hidden' })
      await page.goto(url)
      await page.getByRole('img', { name: '3 of 5 stars' }).waitFor()
    }, credentials)
  })
}

/** The examples in docs/examples, by folder. */
export const exampleChecks: Readonly<Record<string, ExampleCheck>> = { node: checkNode, vite: checkVite, next: checkNext }

export { checkCreated, checkDevelopment }
