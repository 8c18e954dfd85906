import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { copyRepository, type RepositoryCopy } from './repository-copy.ts'

/** `npm run dev` in a fresh copy of the repository: it builds first, as on a newcomer's machine. */
let copy: RepositoryCopy
let dev: ChildProcess
let output = ''
const { visit } = useBrowser()
const edit = (path: string, change: (code: string) => string) => {
  const file = join(copy.folder, path)
  const before = readFileSync(file, 'utf8')
  expect(change(before)).not.toBe(before)
  writeFileSync(file, change(before))
}

/** Resolves when the command has written such a line. Rejects when it ends before. */
const written = (line: RegExp) =>
  new Promise<void>((resolve, reject) => {
    for (const stream of [dev.stdout, dev.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (line.test(output)) resolve()
      })
    dev.on('exit', () => reject(new Error(`npm run dev ended: ${output}`)))
  })

beforeAll(async () => {
  copy = copyRepository()
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  dev = spawn(process.execPath, ['--conditions=@blockfront/source', 'scripts/dev.ts'], {
    cwd: copy.folder,
    env: {
      ...environment,
      PORT: String(await freePort()),
      BLOCKFRONT_DATA: join(copy.folder, '.data'),
      BLOCKFRONT_DEMO: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await written(/Blockfront is at (\S+)/)
})
afterAll(async () => {
  if (dev?.exitCode === null) {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
  }
  copy?.remove()
})

test('npm run dev: playground and screens appear, and an edited view appears without a page reload', async () => {
  const playground = /The playground is at (\S+)/.exec(output)?.[1] ?? ''
  const { page } = await visit()
  // Vite transforms every module at the first visit.
  page.setDefaultTimeout(90_000)
  await page.goto(playground)
  await page.locator('.bf-textBlock').first().waitFor({ state: 'attached' })
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  edit('packages/engine/src/blocks/textBlock.tsx', (code) =>
    code.replace('className="bf-textBlock"', 'className="bf-textBlock edited"'),
  )
  await page.locator('.bf-textBlock.edited').first().waitFor({ state: 'attached' })
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)

  // A definition decides about panels and schemas: the page reloads and shows the new one.
  edit('packages/engine/src/blocks/textBlock.tsx', (code) => code.replace("title: 'Text'", "title: 'Edited text'"))
  await page.getByRole('button', { name: 'Edited text' }).first().waitFor()
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(false)

  const screens = /The main hostname's screens are at (\S+)/.exec(output)?.[1] ?? ''
  await page.goto(`${screens}login`)
  await page.getByRole('textbox', { name: 'Email' }).waitFor()
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  edit('apps/platform/src/site/screens/Login.tsx', (code) =>
    code.replace('title={site.pages.Login.title}', 'title="Edited title"'),
  )
  await page.getByRole('heading', { name: 'Edited title' }).waitFor()
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
})

/** A port that nothing listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
