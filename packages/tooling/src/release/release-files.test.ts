import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { codeBlocks } from '../guides/code-blocks.ts'
import { type Manifest, readJson, repositoryFiles, root } from '../sources/repository.ts'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
interface Job {
  'timeout-minutes'?: number
  strategy?: { matrix?: { include?: { files?: string }[] } }
  /** The workflow that it calls instead of steps. */
  uses?: string
  steps?: Step[]
}
interface Workflow {
  name: string
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, Job>
}
interface Renovate {
  extends: string[]
  packageRules: { matchUpdateTypes?: string[]; automerge?: boolean }[]
}
interface Compose {
  services: Record<
    'server' | 'database' | 'caddy',
    { environment: Record<string, unknown>; volumes: string[]; expose?: number[]; ports?: string[] }
  >
  volumes: Record<string, null>
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts = {} } = readJson<Manifest>('package.json')
const compose = parse(read('compose.yaml')) as Compose
const { server, database, caddy } = compose.services
const dockerfile = read('Dockerfile').replaceAll('\\\n', '')
const instructions = (name: string) => [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, text = '']) => text)

const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps = [] }) => steps)

/** The npm scripts of this repository that a command runs. */
const scriptsOf = (command: string): string[] =>
  [...command.matchAll(/\bnpm (?:run(?: -s| --silent)? )?([\w:-]+)/g)].flatMap(([, name = '']) => (name === 'ci' ? [] : name))

it('every YAML file parses', () => {
  const files = repositoryFiles('*.yml', '*.yaml')
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(() => parse(read(file)), file).not.toThrow()
})

const workflowFiles = globSync('.github/workflows/*.yml', { cwd: root })
const workflow = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow

it.each(workflowFiles)('the steps of %s exist, and its permissions are limited', (file) => {
  const { permissions, jobs } = parse(read(file)) as Workflow
  expect(permissions).toEqual({ contents: 'read' })
  for (const { steps = [], uses: called, 'timeout-minutes': timeout, strategy } of Object.values(jobs)) {
    for (const { files } of strategy?.matrix?.include ?? []) if (files) expect(existsSync(join(root, files)), files).toBe(true)
    if (called) {
      expect(parse(read(called)).on).toHaveProperty('workflow_call')
      continue
    }
    expect(timeout).toBeGreaterThan(0)
    if (steps.some(({ run }) => run)) expect(steps.some(({ uses }) => uses?.startsWith('actions/checkout@'))).toBe(true)
    const commands = steps.flatMap(({ run, with: given }) => [run, given?.version, given?.publish])
    for (const name of commands.flatMap((text) => (typeof text === 'string' ? scriptsOf(text) : [])))
      expect(Object.keys(scripts), name).toContain(name)
  }
})

it('pins each action to one commit, with its version as a comment', () => {
  const uses = workflowFiles.flatMap((file) => [...read(file).matchAll(/\buses: (.*)$/gm)].map(([, text = '']) => text))
  const pins = new Map<string, string>()
  for (const text of uses) {
    if (text.startsWith('./')) continue
    expect(text).toMatch(/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    const [action = '', pin = ''] = text.split('@')
    const name = action.split('/').slice(0, 2).join('/')
    expect(pins.get(name) ?? pin, name).toBe(pin)
    pins.set(name, pin)
  }
  expect(pins.size).toBeGreaterThan(0)
  const { extends: presets, packageRules } = readJson<Renovate>('.github/renovate.json')
  expect(presets).toContain('helpers:pinGitHubActionDigestsToSemver')
  const majors = packageRules.find(({ matchUpdateTypes }) => matchUpdateTypes?.join() === 'major')
  expect(majors?.automerge).toBe(false)
  for (const rule of packageRules) if (rule.automerge) expect(rule.matchUpdateTypes).toEqual(['minor', 'patch'])
})

it('tests each change once, and publishes only by hand', () => {
  expect(Object.keys(workflow('test').on)).toEqual(['pull_request', 'workflow_call', 'workflow_dispatch'])
  const publishing = workflowFiles.filter((file) => /publish-packages|npm publish|changeset publish/.test(read(file)))
  expect(publishing).toEqual(['.github/workflows/release.yml'])
  const { on, jobs } = workflow('release')
  expect(Object.keys(on)).toEqual(['workflow_dispatch'])
  expect(jobs.publish).toMatchObject({ needs: 'test', if: "github.ref == 'refs/heads/main'", environment: 'npm' })
  expect(jobs.test?.uses).toBe('./.github/workflows/test.yml')
})

it('runs everything on the major version of Node in .nvmrc', () => {
  const major = read('.nvmrc').trim()
  const { engines } = readJson<{ engines: { node: string } }>('package.json')
  expect(engines.node).toMatch(/^>=\d+$/)
  expect(Number(major)).toBeGreaterThanOrEqual(Number(engines.node.slice(2)))
  const { optionalDependencies } = readJson<{ optionalDependencies: Record<string, string> }>(
    'packages/tooling/binaries/package.json',
  )
  for (const [name, version] of Object.entries(optionalDependencies))
    if (name.startsWith('node-')) expect(version.split('.')[0], name).toBe(major)
  const images = [dockerfile, read('.devcontainer/devcontainer.json'), ...workflowFiles.map(read)].flatMap((text) =>
    [...text.matchAll(/\bnode:(\d+)-/g)].map(([, version]) => version),
  )
  expect(new Set(images)).toEqual(new Set([major]))
  for (const { uses, with: given } of workflowFiles.flatMap((file) => stepsOf(parse(read(file)))))
    if (uses?.startsWith('actions/setup-node@')) expect(given).toMatchObject({ 'node-version-file': '.nvmrc' })
})

it('every line of CODEOWNERS names files that exist', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const [[all] = [], ...others] = lines.map((line) => line.split(' '))
  expect(all).toBe('*')
  for (const [path = '', ...owners] of others) {
    expect(existsSync(join(root, path)), path).toBe(true)
    expect(owners.length, path).toBeGreaterThan(0)
  }
})

it('the image is built with the commands of the guide', () => {
  const guide = codeBlocks('docs/guides/deploy.md').find(({ code }) => code.includes('npm ci --omit=dev'))?.code ?? ''
  const commands = guide.split('\n').filter((line) => line.startsWith('npm '))
  expect(instructions('RUN').filter((line) => line.startsWith('npm '))).toEqual(commands)
  const [, start] = /^NODE_ENV=production (.*)$/m.exec(guide) ?? []
  expect(instructions('CMD').at(-1)).toBe(JSON.stringify(start?.split(' ')).replaceAll(',', ', '))
  expect(existsSync(join(root, String(start?.split(' ').at(-1))))).toBe(true)
  expect(instructions('USER').at(-1)).toBe('node')
  expect(dockerfile).toContain('/healthz')
  // `COPY . .` takes everything else.
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.git', '.data', '**/node_modules']))
})

it('every variable of the image and the containers is read by the server', () => {
  const config = read('packages/server/src/ground/config.ts')
  const [environment = ''] = instructions('ENV')
  const image = environment.split(' ').map((pair) => pair.split('=')[0] ?? '')
  for (const name of [...image, ...Object.keys(server.environment)]) expect(config, name).toMatch(new RegExp(`^  ${name}:`, 'm'))
})

it('ports, names and files agree', () => {
  const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1]
  expect(instructions('EXPOSE')).toEqual([port])
  expect(server.expose).toEqual([Number(port)])
  const caddyfile = read('deploy/Caddyfile')
  expect(caddyfile).toContain(`reverse_proxy server:${port}`)
  expect(caddyfile).toContain(`ask http://server:${port}/internal/tls-ask?token={$BLOCKFRONT_TLS_ASK_TOKEN}`)
  for (const [, name = ''] of caddyfile.matchAll(/\{\$(\w+)\}/g)) expect(Object.keys(caddy.environment)).toContain(name)
  for (const [, name = ''] of read('deploy/create-roles.sh').matchAll(/"\$(\w+)"/g))
    expect(Object.keys(database.environment)).toContain(name)
  for (const url of [server.environment.DATABASE_URL, server.environment.DATABASE_APP_URL])
    expect(url).toMatch(/@database:5432\/blockfront$/)
  for (const volume of Object.values(compose.services).flatMap(({ volumes }) => volumes)) {
    const [source = ''] = volume.split(':')
    if (source.startsWith('./')) expect(existsSync(join(root, source)), source).toBe(true)
    else if (!source.startsWith('/')) expect(Object.keys(compose.volumes)).toContain(source)
  }
})

it('the guide names every value that the containers need', () => {
  const needed = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))
  const env = codeBlocks('docs/guides/deploy.md').find(({ code }) => code.startsWith('BLOCKFRONT_MAIN_HOST='))?.code ?? ''
  const named = env.split('\n').flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? [])
  expect(named.sort()).toEqual([...needed].sort())
})

it('the editor files are JSON, and name files and scripts that exist', () => {
  for (const file of ['.devcontainer/devcontainer.json', '.vscode/extensions.json', '.vscode/settings.json'])
    expect(() => readJson(file), file).not.toThrow()
  const { configurations } = readJson<{ configurations: { program?: string; runtimeArgs?: string[] }[] }>('.vscode/launch.json')
  for (const { program, runtimeArgs } of configurations) {
    if (program) expect(existsSync(join(root, program.replace(/^.*?\}\//, ''))), program).toBe(true)
    if (runtimeArgs) expect(Object.keys(scripts)).toContain(runtimeArgs[1])
  }
})
