import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './sources/repository.ts'

/** A folder with the real bootstrap script, a start script that prints its arguments, and an npm that records its calls. */
let top: string
const own = 'packages/tooling/src'
const nodePackage = `node-${process.platform}-${process.arch}`
const nodeFile = `${nodePackage}/bin/node`
const lock = (version: string) => ({
  packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b': { version: '1.0.0', optional: true } },
})
const write = (path: string, content: string | object) =>
  writeFileSync(join(top, path), typeof content === 'string' ? content : JSON.stringify(content))

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'blockfront-bootstrap-'))
  for (const folder of [own, 'node_modules', 'npm']) mkdirSync(join(top, folder), { recursive: true })
  copyFileSync(join(root, 'packages/tooling/src/bootstrap.mjs'), join(top, 'packages/tooling/src/bootstrap.mjs'))
  write(
    'packages/tooling/src/start.ts',
    `process.on('SIGTERM', () => { console.log('stopping'); process.exit(7) })
     console.log(JSON.stringify({ args: process.argv.slice(2), flags: process.execArgv }))
     if (process.argv.includes('wait')) setInterval(() => {}, 1000); else process.exit(process.argv.includes('fail') ? 3 : 0)`,
  )
  write('npm/package.json', { type: 'commonjs' })
  write(
    'npm/npm-cli.js',
    `const fs = require('node:fs')
     const asked = process.argv.slice(2, process.argv.indexOf('--no-audit'))
     fs.appendFileSync('npm-calls', asked.join(' ') + ' by ' + process.argv0 + '\\n')
     if (asked[0] === 'install') {
       const { dirname, join } = require('node:path')
       const binary = join(asked[2], 'node_modules', '${nodeFile}')
       fs.mkdirSync(dirname(binary), { recursive: true })
       return fs.symlinkSync(process.execPath, binary)
     }
     if (process.argv[2] !== 'ci' || fs.existsSync('refuse')) process.exit(9)
     if (fs.existsSync('linger')) {
       for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
       setInterval(() => {}, 1000)
       return console.log('installing')
     }
     fs.mkdirSync('node_modules', { recursive: true })
     fs.writeFileSync('npm-was-called', '')
     fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`,
  )
  write('package-lock.json', lock('1.0.0'))
  write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } })
})
afterEach(() => rmSync(top, { recursive: true }))

const start = (...args: string[]): ChildProcess => startBy([], ...args)
const startBy = (flags: string[], ...args: string[]): ChildProcess =>
  spawn(process.execPath, [...flags, join(top, 'packages/tooling/src/bootstrap.mjs'), ...args], {
    env: { ...process.env, npm_execpath: join(top, 'npm/npm-cli.js') },
  })

const npmCalls = () => readFileSync(join(top, 'npm-calls'), 'utf8').trim().split('\n')

async function finish(child: ChildProcess) {
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, output, installed: existsSync(join(top, 'npm-was-called')) }
}

describe('bootstrap', () => {
  it('runs the script with its arguments and the source condition, without installing again', async () => {
    const { code, output, installed } = await finish(start('start', 'a', '--b'))
    expect({ code, installed }).toEqual({ code: 0, installed: false })
    expect(JSON.parse(output)).toEqual({ args: ['a', '--b'], flags: ['--conditions=@blockfront/source'] })
  })

  it('ends with the code of the script', async () => {
    expect((await finish(start('start', 'fail'))).code).toBe(3)
  })

  it('installs when nothing is installed, or the lock file differs', async () => {
    rmSync(join(top, 'node_modules'), { recursive: true })
    expect(await finish(start('start'))).toMatchObject({ code: 0, installed: true })
    rmSync(join(top, 'npm-was-called'))
    write('package-lock.json', lock('2.0.0'))
    expect(await finish(start('start'))).toMatchObject({ code: 0, installed: true })
  })

  it('reports a failed installation and stops', async () => {
    rmSync(join(top, 'node_modules'), { recursive: true })
    write('refuse', '')
    const { code, output } = await finish(start('start'))
    expect(code).toBe(9)
    expect(output).toContain('npm ci failed')
  })

  it.skipIf(process.platform === 'win32')('stops an installation immediately, and explains the consequence', async () => {
    rmSync(join(top, 'node_modules'), { recursive: true })
    write('linger', '')
    const child = start('start')
    const finished = finish(child)
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    child.kill('SIGINT')
    const { code, output } = await finished
    expect(code).toBe(130)
    expect(output).toContain('Stopped before everything was installed.')
    expect(output).not.toContain('npm ci failed')
  })

  it.skipIf(process.platform === 'win32')('installs with a newer Node if packages would be left out', async () => {
    write('older.mjs', `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.10.0' } })`)
    write('package-lock.json', { packages: { [`node_modules/${nodePackage}`]: { version: '24.1.0' } } })
    await finish(start('start'))
    expect(npmCalls()).toEqual([`ci by ${process.execPath}`])

    write('package-lock.json', { packages: { [`node_modules/${nodePackage}`]: { version: '24.2.0' } } })
    await finish(startBy(['--import', join(top, 'older.mjs')], 'start'))
    expect(npmCalls().slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^install --prefix .* --no-save ${nodePackage}@24.2.0 by ${process.execPath}$`)),
      expect.stringMatching(new RegExp(`^ci by .*${nodeFile}$`)),
    ])
  })

  it('refuses an unknown command, and lists the existing ones', async () => {
    const { code, output } = await finish(start('strat'))
    expect(code).toBe(1)
    expect(output).toContain('npm run start')
  })

  it.skipIf(process.platform === 'win32')('forwards SIGTERM and waits for the script to end', async () => {
    const child = start('start', 'wait')
    const finished = finish(child)
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    child.kill('SIGTERM')
    const { code, output } = await finished
    expect(code).toBe(7)
    expect(output).toContain('stopping')
  })

  it.skipIf(process.platform === 'win32')("ends the script when npm's shell is killed", async () => {
    const command = `'${process.execPath}' '${join(top, 'packages/tooling/src/bootstrap.mjs')}' start wait; true`
    const shell = spawn('sh', ['-c', command], { env: { ...process.env, npm_lifecycle_event: 'start' } })
    const finished = finish(shell)
    await new Promise((resolve) => shell.stdout?.once('data', resolve))
    shell.kill('SIGKILL')
    // The streams close when the last process that uses them has ended.
    expect((await finished).output).toContain('stopping')
  })
})
