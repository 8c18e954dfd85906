import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { codeBlocks } from '@blockfront/tooling/guides/code-blocks'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import { parseSync } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { copyRepository, type RepositoryCopy } from './repository-copy.ts'

/**
 * Follows README and the guides as a newcomer, in a fresh copy of the repository. The tests run in order, each on the files of
 * the previous ones. Code and commands are read from the documents. The short form compiles the code. The long form runs the commands.
 */
let copy: RepositoryCopy
let dev: ChildProcess | undefined
const { visit } = useBrowser()
const ours = /^(?:NODE_ENV|VITEST|VITEST_MODE|NODE_OPTIONS|NODE_COMPILE_CACHE|BLOCKFRONT_DEEP)$/
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)))

beforeAll(() => {
  copy = copyRepository()
})
afterAll(async () => {
  if (dev?.exitCode === null) {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
  }
  copy?.remove()
})

/** Code blocks that a test has used, by document and line. */
const used = new Set<string>()

/** Returns the next unused code block of a language in a document. */
function next(path: string, language: string): string {
  const block = codeBlocks(path).find((one) => one.language === language && !used.has(`${path}:${one.line}`))
  if (!block) throw new Error(`${path} has no further block of ${language}.`)
  used.add(`${path}:${block.line}`)
  return block.code
}

/** Runs shell lines in the copy. Throws with their output when one fails. */
function run(lines: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-e'], {
    cwd: copy.folder,
    input: lines,
    encoding: 'utf8',
    env: { ...environment, PATH: `${join(copy.folder, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' },
  })
  if (status !== 0) throw new Error(`${lines}\nended with ${status}:\n${(stdout + stderr).slice(-6000)}`)
  return stdout + stderr
}

const write = (path: string, code: string) => writeFileSync(join(copy.folder, path), code)
const edit = (path: string, change: (code: string) => string) => {
  const before = readFileSync(join(copy.folder, path), 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  write(path, after)
}
/** Inserts code before the first line that contains `text`. */
const before = (text: string, code: string) => (file: string) => {
  const at = file.lastIndexOf('\n', file.indexOf(text)) + 1
  expect(file).toContain(text)
  return file.slice(0, at) + code + file.slice(at)
}

const blocks = 'packages/engine/src/blocks'
/** The files that add-a-feature.md creates and changes. */
const feature = new Set<string>()
/** The files of README's app, in its order. */
const readmeApp = ['banner.tsx', 'home-page.tsx', 'editor.tsx']
/** The files of builder-in-your-app.md, in its order. */
const guideApp = ['own-app.tsx', 'rest-adapter.tsx', 'own-adapter.tsx']
const GENERATE = 'npm run generate'
const VITEST = 'npx vitest run --config vitest.workspace.ts'
const contractOf = (type: string) => `${VITEST} blocks/contract -t ${type}`
/** The commands of guides that a later test runs together: each of them takes seconds to start. */
const commands: string[] = []
const runLater = (code: string) => commands.push(...code.trim().split('\n'))

test('README: the commands and packages exist, and its app is created', () => {
  const { scripts } = JSON.parse(readFileSync(join(copy.folder, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  for (const [, name = ''] of next('README.md', 'sh').matchAll(/^npm (?:run )?([\w:]+)/gm)) expect(scripts).toHaveProperty(name)
  const packed = [...next('README.md', 'sh').matchAll(/--workspace=@blockfront\/(\w+)/g)].map(([, name]) => name)
  for (const name of packed) expect(existsSync(join(copy.folder, `packages/${name}/package.json`))).toBe(true)
  // `npm run check:packages` runs the packed command.
  const [build, create = ''] = next('README.md', 'sh').trim().split('\n')
  expect(build).toBe('npm run build')
  expect(existsSync(join(copy.folder, create.split(' ')[1] ?? ''))).toBe(true)
  // The app is added to the playground.
  for (const file of readmeApp) {
    const code = next('README.md', 'tsx')
    for (const [, name] of code.matchAll(/'@blockfront\/(\w+)/g)) expect(packed).toContain(name)
    // Imports in this repository name the whole file.
    write(`apps/playground/src/${file}`, code.replace(/ from '(\.\/[\w-]+)'/g, " from '$1.tsx'"))
  }
})

test('builder-in-your-app.md: its app and its adapters are created', () => {
  const guide = 'docs/guides/builder-in-your-app.md'
  expect(next(guide, 'sh')).toContain('npm install') // The copy has installed packages.
  for (const file of guideApp) write(`apps/playground/src/${file}`, next(guide, 'tsx'))
})

test('add-a-block.md: create the file, add an image', () => {
  const guide = 'docs/guides/add-a-block.md'
  expect(next(guide, 'sh')).toBe('npm ci\n') // The copy has installed packages.
  run(next(guide, 'sh'))
  const file = `${blocks}/promoBanner.tsx`
  const written = readFileSync(join(copy.folder, file), 'utf8')
  const generateAndProve = next(guide, 'sh')
  expect(generateAndProve).toContain(contractOf('promoBanner'))

  // "Read the file": all code that the guide quotes is in the file, apart from line breaks.
  const oneLine = (code: string) => code.replace(/\s+/g, ' ').trim()
  for (const language of ['tsx', 'tsx', 'tsx', 'css', 'tsx'])
    for (const part of next(guide, language).split('…').map(oneLine)) expect(oneLine(written)).toContain(part)
  // "Add an image": inserts the guide's lines where it says.
  const [fields, imported, hook, drawn] = [next(guide, 'tsx'), next(guide, 'tsx'), next(guide, 'tsx'), next(guide, 'tsx')]
  const css = next(guide, 'css')
  edit(file, before('    linkLabel: field', fields))
  edit(file, before('import { SmartLink }', imported))
  edit(file, before('  const style = vars', hook))
  edit(file, before('{heading && ', drawn))
  edit(file, before('@container page', css))
  const names = [...fields.matchAll(/^\s*(\w+): field/gm)].map(([, name]) => name).join(', ')
  edit(file, (code) => code.replace('View({ heading, text,', `View({ heading, text, ${names},`))
  expect(next(guide, 'sh')).toBe(generateAndProve)
  expect(next(guide, 'sh')).toBe('npm run dev\n') // The last code block.
  expect(next(guide, 'sh')).toBe('npm run format\nnpm run check\n') // npm test runs every check on the repository itself.
  runLater(generateAndProve)
})

test('add-a-block.md: the other parts of a definition are valid code', () => {
  const guide = 'docs/guides/add-a-block.md'
  while (codeBlocks(guide).some(({ language, line }) => language === 'tsx' && !used.has(`${guide}:${line}`))) {
    const code = next(guide, 'tsx').replaceAll('…', '')
    const isView = code.startsWith('export function')
    const fragment = isView ? `${code}\n}` : `export default {\n${code}\n}`
    expect(parseSync('fragment.tsx', fragment).errors).toEqual([])
  }
  expect(next(guide, 'sh')).toBe('npm run generate\n')
})

test('add-a-field-kind.md: a kind with a control, used in a block', () => {
  const guide = 'docs/guides/add-a-field-kind.md'
  write('packages/engine/src/field/angle.ts', next(guide, 'ts'))
  const line = next(guide, 'ts')
  edit('packages/engine/src/field/index.ts', before('export { background }', line))
  edit('packages/engine/src/field/meta.ts', before("  'border',", next(guide, 'ts')))
  write('packages/engine/src/form/controls/angle.tsx', next(guide, 'tsx'))
  const [, use = ''] = /Use it in a block \(`([^`]+)`\)/.exec(readFileSync(join(copy.folder, guide), 'utf8')) ?? []
  const block = `${blocks}/promoBanner.tsx`
  edit(block, before('    padding: field', `    ${use},\n`))
  edit(block, (code) => code.replace('linkUrl, align, ...settings', 'linkUrl, align, rotate, ...settings'))
  edit(block, (code) => code.replace('<h2>', '<h2 style={{ rotate }}>'))
  runLater(next(guide, 'sh').replace('blocks/contract', 'blocks/contract -t promoBanner'))
})

test('make-a-theme.md: a theme in the gallery', () => {
  const guide = 'docs/guides/make-a-theme.md'
  write('packages/starter/src/themes/harbour.ts', next(guide, 'ts'))
  edit('packages/starter/src/themes/all.ts', before('import { larder }', "import { harbour } from './harbour.ts'\n"))
  edit('packages/starter/src/themes/all.ts', (code) => code.replace('[atelier, ', '[atelier, harbour, '))
  const [themeTests = '', start] = next(guide, 'sh').trim().split('\n')
  expect(start).toBe('npm start')
  runLater(themeTests)
})

test('translate-the-interface.md: quotes the German catalog', () => {
  const [path = '', ...quoted] = next('docs/guides/translate-the-interface.md', 'ts').replace('// ', '').trim().split('\n')
  const catalog = readFileSync(join(copy.folder, path), 'utf8')
  for (const line of quoted) expect(catalog).toContain(line)
})

test('add-a-feature.md: every step to the letter', () => {
  const guide = 'docs/guides/add-a-feature.md'
  const steps = featureSteps(readFileSync(join(copy.folder, guide), 'utf8'))
  expect(steps.map(({ code }) => code)).toEqual(
    codeBlocks(guide).flatMap(({ code, language }) => (language === 'sh' ? [] : [code])),
  )
  for (const { path, above, code } of steps) {
    used.add(`${guide}:${codeBlocks(guide).find((block) => block.code === code && !used.has(`${guide}:${block.line}`))?.line}`)
    if (above === undefined) {
      mkdirSync(dirname(join(copy.folder, path)), { recursive: true })
      write(path, code)
    } else edit(path, (file) => insertAbove(file, above, code))
    if (!path.endsWith('.sql')) feature.add(path)
  }
  runLater(next(guide, 'sh'))
  expect(next(guide, 'sh')).toBe('npm run format\nnpm run check\nnpm test\n') // Later tests check the results of these steps.
})

// The linter formats files, so later builds come after it.
test('the linter and the boundaries, and in the long form the compiler, accept all of it', () => {
  const files = ['blocks/promoBanner.tsx', 'field/angle.ts', 'field/index.ts', 'form/controls/angle.tsx']
  const written = [...files.map((file) => `packages/engine/src/${file}`), 'packages/starter/src/themes/harbour.ts']
  const app = [...readmeApp, ...guideApp].map((file) => `apps/playground/src/${file}`)
  const code = [...written, ...feature]
  run(`npx biome check --write ${code.join(' ')}\nnpx biome format ${app.join(' ')}`)
  run('npm run check:boundaries')
  if (isDeep)
    run(
      'npm run generate\nnpm run check:types\nnpx vitest run --config vitest.workspace.ts --project unit packages/tooling/src/boundaries/architecture',
    )
})

if (isDeep) followCommands()

test('every code block in README and the guides is covered', () => {
  // packages/server/src/guides.test.ts, api-token.test.ts, webhook/guide.test.ts, mcp/mcp.test.ts, production-install.deep.test.ts, packages/builder/src/testing/own-block/guide.test.ts and packages/puck-import
  const elsewhere = /ai-assistants|api-tokens|webhooks|deploy|scale-out|plans|own-blocks|migrate-from-puck/
  const documents = ['README.md', ...readdirSync(join(copy.folder, 'docs/guides')).map((name) => `docs/guides/${name}`)]
  const left = documents
    .filter((path) => !elsewhere.test(path))
    .flatMap((path) => codeBlocks(path).map(({ line }) => `${path}:${line}`))
    .filter((place) => !used.has(place))
  expect(left).toEqual([])
})

interface FeatureStep {
  path: string
  /** The code before which a step inserts its own; undefined if the step creates the file. */
  above?: string
  code: string
}

/** The steps of a guide: a sentence that names a file, and the code block below it. */
function featureSteps(guide: string): FeatureStep[] {
  const sentence =
    /^(?:Create `(?<name>[^`]+)` in `(?<folder>[^`]+)`|In `(?<path>[^`]+)`, add above `(?<above>[^`]+)`):\n\n```\w+\n(?<code>[\s\S]*?)^```$/gm
  return [...guide.matchAll(sentence)].map(({ groups = {} }) => {
    const { name, folder, path, above, code = '' } = groups
    return path === undefined ? { path: `${folder}/${name}`, code } : { path, above, code }
  })
}

/** Inserts code above the line that starts with `text`; a space in `text` matches any white space. */
function insertAbove(file: string, text: string, code: string): string {
  const parts = text.split(' ').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const found = new RegExp(parts.join('\\s+')).exec(file)
  if (!found) throw new Error(`The guide adds code above "${text}", which the file does not contain.`)
  const at = file.lastIndexOf('\n', found.index) + 1
  return file.slice(0, at) + code + file.slice(at)
}

/** Opens README's page and editor on the playground's server. */
async function visitReadmeApp(playground: string) {
  write(
    'apps/playground/readme.html',
    '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/readme.tsx"></script>',
  )
  write(
    'apps/playground/src/readme.tsx',
    `import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'
import { HomePage } from './home-page.tsx'

createRoot(document.getElementById('root')!).render(<><HomePage /><Editor /></>)
`,
  )
  // The app has the built-in blocks and no data of a store, of which the builder warns during development.
  const { page } = await visit({ expected: [/The adapter has no `resources`/] })
  page.setDefaultTimeout(90_000)
  await page.goto(`${playground}readme.html`)
  return page
}

/** Starts `npm run dev`. Returns a function for its output so far once it serves requests; rejects if it ends earlier. */
async function startDev(): Promise<() => string> {
  const child = spawn(process.execPath, ['--conditions=@blockfront/source', 'packages/tooling/src/dev.ts'], {
    cwd: copy.folder,
    env: {
      ...environment,
      PORT: String(await freePort()),
      BLOCKFRONT_DATA: join(copy.folder, '.data'),
      BLOCKFRONT_DEMO: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  dev = child
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (/Blockfront is at (\S+)/.test(output)) resolve(() => output)
      })
    child.on('exit', () => reject(new Error(`npm run dev ended: ${output}`)))
  })
}

/** Returns an unused port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

/** The tests that run the commands of the guides. They take two minutes of processor time. */
function followCommands(): void {
  test('npm run generate and the contract tests of the block, as the guides name them', () => {
    const contract = commands.find((line) => line !== GENERATE) ?? ''
    expect(contract).toBe(contractOf('promoBanner'))
    run(`${GENERATE}\n${contract}`)
    const reference = readFileSync(join(copy.folder, 'docs/reference/promoBanner.md'), 'utf8')
    for (const label of ['Image', 'Rotat']) expect(reference).toContain(label)
  })

  // Generated files are sources of the packages, so this builds them once, for the next tests too.
  test('npm pack builds first: a tarball without an earlier build contains the published files', () => {
    const [tarball] = JSON.parse(run('npm pack --json --silent --workspace=@blockfront/engine 2>/dev/null')) as {
      files: { path: string }[]
    }[]
    const files = tarball?.files.map(({ path }) => path) ?? []
    for (const path of ['dist/index.js', 'dist/index.d.ts', 'dist/blocks/index.js', 'src/index.ts', 'LICENSE'])
      expect(files).toContain(path)
  })

  test('the tests that the guides name, of the theme and the feature', () => {
    const [, ...tests] = [...new Set(commands)].filter((line) => line !== GENERATE)
    const selected = tests.map((line) => {
      expect(line.startsWith(VITEST)).toBe(true)
      return line.slice(VITEST.length)
    })
    run(VITEST + selected.join('')) // Server tests build the rest, and start with everything built.
    for (const built of ['packages/engine/dist/blocks/promoBanner.js', 'apps/playground/dist', 'apps/storefront/dist/server'])
      expect(existsSync(join(copy.folder, built)), built).toBe(true)
  })

  test('npm run dev: serves playground and screens, and an edited view updates without a page reload', async () => {
    const output = await startDev()
    const playground = /The playground is at (\S+)/.exec(output())?.[1] ?? ''
    const { page } = await visit()
    // Vite transforms every module on the first request.
    page.setDefaultTimeout(90_000)
    await page.goto(playground)
    await page.locator('.bf-textBlock').first().waitFor({ state: 'attached' })
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
    edit('packages/engine/src/blocks/textBlock.tsx', (code) =>
      code.replace('className="bf-textBlock"', 'className="bf-textBlock edited"'),
    )
    await page.locator('.bf-textBlock.edited').first().waitFor({ state: 'attached' })
    expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)

    // README's app on a page of the playground's server.
    const readme = await visitReadmeApp(playground)
    await readme.getByRole('heading', { name: 'Hello from my app' }).first().waitFor()
    await readme.getByRole('button', { name: 'Banner', exact: true }).first().waitFor()
    // The next change reloads every open page.
    await readme.close()

    // Panels and schemas depend on the definition: the page reloads and shows the new one.
    edit('packages/engine/src/blocks/textBlock.tsx', (code) => code.replace("title: 'Text'", "title: 'Edited text'"))
    await page.getByRole('button', { name: 'Edited text' }).first().waitFor()
    expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(false)

    const screens = /The main hostname's screens are at (\S+)/.exec(output())?.[1] ?? ''
    await page.goto(`${screens}login`)
    await page.getByRole('textbox', { name: 'Email' }).waitFor()
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
    edit('packages/dashboard/src/site/screens/Login.tsx', (code) =>
      code.replace('title={site.pages.Login.title}', 'title="Edited title"'),
    )
    await page.getByRole('heading', { name: 'Edited title' }).waitFor()
    expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)

    // The server loads a new build of the storefront without a restart, and restarts only for its own sources.
    const build = join(copy.folder, 'apps/storefront/dist/server/server.js')
    await expect.poll(() => readFileSync(build, 'utf8').includes('bf-textBlock edited'), { timeout: 90_000 }).toBe(true)
    edit('apps/server/main.ts', (code) => `${code}// Edited\n`)
    await expect.poll(() => output().match(/Blockfront is at/g), { timeout: 90_000 }).toHaveLength(2)
  })
}
