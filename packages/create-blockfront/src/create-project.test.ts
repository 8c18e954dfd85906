import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSupported } from '../bin/node-version.js'
import { run } from './cli.ts'
import { createProject, ownVersion } from './create-project.ts'
import { packageManagerOf, scriptCommand } from './package-manager.ts'
import { ProjectError } from './project-error.ts'
import { projectName } from './project-name.ts'

const packageRoot = join(import.meta.dirname, '..')
const json = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))
const template = join(packageRoot, 'template')

let folder = ''
let errors = ''
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'create-blockfront-')))
  errors = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => {
    errors += text
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** The files of a folder, without the dot of `.gitignore`. */
const filesOf = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replace(/^\./, ''))
    .sort()

test('a project has all files of the template, its name, and the version of this release', () => {
  const target = join(folder, 'My Site')
  mkdirSync(join(target, '.git'), { recursive: true })
  expect(createProject({ folder: target })).toEqual({ folder: target, name: 'my-site' })
  expect(filesOf(target).filter((name) => name !== 'git')).toEqual(filesOf(template))
  expect(existsSync(join(target, '.gitignore'))).toBe(true)
  const { name, dependencies } = json(target, 'package.json')
  expect(name).toBe('my-site')
  expect(dependencies['@blockfront/engine']).toBe(`^${ownVersion()}`)
})

test('tarballs replace the published packages, for each package manager', () => {
  for (const name of ['builder', 'engine', 'messages', 'ui']) writeFileSync(join(folder, `blockfront-${name}-1.2.3.tgz`), '')
  const make = (name: 'npm' | 'pnpm' | 'yarn') => {
    createProject({ folder: join(folder, name), packages: folder, packageManager: { name, major: 4 } })
    const { dependencies, resolutions } = json(folder, name, 'package.json')
    expect(dependencies['@blockfront/ui']).toBe(`file:${join(folder, 'blockfront-ui-1.2.3.tgz')}`)
    expect(resolutions['@blockfront/messages']).toContain('messages-1.2.3.tgz')
    return readdirSync(join(folder, name))
  }
  expect(make('npm')).not.toContain('pnpm-workspace.yaml')
  expect(make('pnpm')).toContain('pnpm-workspace.yaml')
  expect(make('yarn')).toContain('.yarnrc.yml')
  rmSync(join(folder, 'blockfront-ui-1.2.3.tgz'))
  expect(() => createProject({ folder: join(folder, 'next'), packages: folder })).toThrow('@blockfront/ui')
  expect(existsSync(join(folder, 'next'))).toBe(false)
})

test('a folder with files, a file and a bad name are refused, and nothing is written', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(await run([folder, '--no-install'])).toBe(1)
  expect(errors).toContain('is not empty')
  expect(await run([join(folder, 'notes.txt')])).toBe(1)
  expect(errors).toContain('is a file')
  expect(await run([join(folder, 'ünïcode')])).toBe(1)
  expect(errors).toContain('cannot be the name')
  expect(await run([])).toBe(1)
  expect(await run(['one', 'two'])).toBe(1)
  expect(await run(['--instal'])).toBe(1)
  expect(errors).toContain('--no-install')
  expect(readdirSync(folder)).toEqual(['notes.txt'])
  expect(await run([join(folder, 'app'), '--no-install'])).toBe(0)
})

test('every name is one that npm accepts, or is refused', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      try {
        expect(projectName(join(folder, `x${name}`))).toMatch(/^[a-z0-9][a-z0-9._-]{0,213}$/)
      } catch (error) {
        expect(error).toBeInstanceOf(ProjectError)
      }
    }),
  )
})

test('the package manager is the one that started the process', () => {
  expect(packageManagerOf('pnpm/10.1.0 npm/? node/v24.15.0 linux x64')).toEqual({ name: 'pnpm', major: 10 })
  expect(packageManagerOf('yarn/1.22.22 npm/? node/v24.15.0')).toEqual({ name: 'yarn', major: 1 })
  expect(packageManagerOf('bun/1.2.0')).toEqual({ name: 'npm', major: 0 })
  expect(['npm', 'yarn'].map((name) => scriptCommand({ name: name as 'npm', major: 1 }, 'dev'))).toEqual([
    'npm run dev',
    'yarn dev',
  ])
})

test('an old Node is reported before anything else, by the same range as in both package.json files', () => {
  const versions = [
    '18.20.0',
    '20.20.2',
    '22.22.1',
    '22.22.2',
    '22.30.0',
    '23.5.0',
    '24.14.9',
    '24.15.0',
    '25.1.0',
    '26.0.0',
    '30.1.0',
  ]
  expect(versions.filter(isSupported)).toEqual(['22.22.2', '22.30.0', '24.15.0', '26.0.0', '30.1.0'])
  const { engines } = json(packageRoot, 'package.json')
  expect(engines).toEqual({ node: '^22.22.2 || ^24.15.0 || >=26.0.0' })
  expect(json(template, 'package.json').engines).toEqual(engines)
  const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })"
  const bin = join(packageRoot, 'bin/create-blockfront.js')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(old)}`, bin, 'app'],
    { encoding: 'utf8' },
  )
  expect(stderr).toContain('This is Node 20.20.2')
  expect(status).toBe(1)
})

test('the template has the versions that this repository tests', () => {
  const { devDependencies: own } = json(packageRoot, '../../package.json')
  const { dependencies: engine } = { dependencies: json(packageRoot, '../engine/package.json').devDependencies }
  const { dependencies, devDependencies } = json(template, 'package.json')
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies }))
    if (!name.startsWith('@blockfront/')) expect(range, name).toBe(`^${own[name] ?? engine[name]}`)
})
