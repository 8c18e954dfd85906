import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumLaunchOptions } from '../browser/chromium.ts'
import { runCommand } from '../processes/command.ts'
import { root } from '../sources/repository.ts'

/** Libraries that the examples need in addition to the packages and their dependencies. */
const tools = ['vite', '@vitejs']

/**
 * Runs the examples of docs/examples with the packages that are installed in a folder: the one for Node, and the one for Vite, which
 * is built and opened in a browser. Returns the errors as sentences.
 */
export async function checkExamples(folder: string): Promise<string[]> {
  for (const name of tools) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction')
  const checks = { node: checkNode, vite: checkVite }
  const problems = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const copy = join(folder, 'examples', name)
      cpSync(join(root, 'docs/examples', name), copy, { recursive: true })
      return await check(copy).catch((error: Error) => `docs/examples/${name} fails: ${error.message}`)
    }),
  )
  return problems.flatMap((problem) => problem ?? [])
}

async function checkNode(folder: string): Promise<void> {
  const server = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = (await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])) as [unknown]
    const html = await (await fetch(String(line).trim())).text()
    if (!html.includes('<h1>Hello from Node</h1>') || !html.includes('bf-textBlock')) throw new Error(`its page is ${html}`)
  } finally {
    server.kill()
  }
}

async function checkVite(folder: string): Promise<void> {
  const { code, output } = await runCommand('vite', ['build'], { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(output)
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
    response.end(readFileSync(join(folder, 'dist', path)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await page.getByText('This page is empty').waitFor()
    await page.getByRole('button', { name: 'Banner' }).first().waitFor()
    if (errors[0]) throw errors[0]
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}
