/**
 * What `npm start`, `npm test`, `npm run dev|build|bench` call. It runs on any Node from 20 and needs no dependency:
 *
 * 1. installs the dependencies when node_modules does not match package-lock.json,
 * 2. runs `scripts/<command>.ts` under Node 24, with workspace packages resolved to their sources,
 * 3. passes signals on, and exits with that script's code.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const commands = ['start', 'dev', 'build', 'test', 'bench']
const wantedMajor = 24

const [command, ...rest] = process.argv.slice(2)
if (!commands.includes(command)) fail(`Say what to run: npm run ${commands.join(' | npm run ')}.`)

endWithParent()
if (!isInstalled()) await install()
run(node24(), command, rest)

/**
 * npm passes a signal to the shell between it and this process, and many shells die of it without passing it on. So the end of
 * the parent counts as SIGTERM. Outside npm a parent may end for good reasons, such as nohup.
 */
function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}

/** Whether every package that the lock asks for on any platform is what npm noted that it installed. */
function isInstalled() {
  const noted = readJson(join(root, 'node_modules/.package-lock.json'))
  const lock = readJson(join(root, 'package-lock.json'))
  if (!lock) fail('package-lock.json is missing or broken. Restore it with: git checkout package-lock.json')
  if (!noted) return false
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = noted.packages[path]
    if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/** `npm ci`, with a count of packages while it works in place of npm's own, which is silent outside a terminal. */
async function install() {
  const total = Object.keys(readJson(join(root, 'package-lock.json')).packages).filter((path) =>
    /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path),
  ).length
  say('Installing dependencies: once, and again when package-lock.json changes. It takes about a minute …')
  const npm = npmCommand()
  const child = spawn(npm.file, [...npm.args, 'ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: npm.shell,
  })
  const started = Date.now()
  const isTerminal = process.stderr.isTTY
  const timer = setInterval(
    () => {
      const seconds = Math.round((Date.now() - started) / 1000)
      const line = `  ${Math.min(countInstalled(), total)} of about ${total} packages, ${seconds} s`
      process.stderr.write(isTerminal ? `\r${line}` : `${line}\n`)
    },
    isTerminal ? 500 : 5000,
  )
  let stopped
  // Not passed on: npm would take a minute to end. What it has unpacked by then, the next `npm ci` throws away.
  const stop = (signal) => {
    stopped = signal
    child.kill('SIGKILL')
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  const [code, signal] = await new Promise((resolve) => {
    child.on('error', () => resolve([127, null]))
    child.on('close', (...ended) => resolve(ended))
  })
  clearInterval(timer)
  for (const signal of signals) process.off(signal, stop)
  if (isTerminal) process.stderr.write('\n')
  if (stopped) fail('Stopped before everything was installed. The next run installs it from the beginning.', endOf(stopped))
  if (signal) fail(`npm ci was ended by ${signal}. Try again with: npm ci`, endOf(signal))
  if (code !== 0) fail(`npm ci failed (its message stands above). Is the registry reachable? Try again with: npm ci`, code)
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** npm's own script through the running Node where known, else the command: a .cmd on Windows needs a shell. */
function npmCommand() {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.[cm]?js$/.test(script) && existsSync(script))
    return { file: process.execPath, args: [script], shell: false }
  return { file: 'npm', args: [], shell: process.platform === 'win32' }
}

/** How many packages stand unpacked in node_modules. */
function countInstalled() {
  const folder = join(root, 'node_modules')
  if (!existsSync(folder)) return 0
  const names = readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : name,
  )
  return names.filter((name) => existsSync(join(folder, name, 'package.json'))).length
}

/** The binary that came as an optional dependency, else this process's own when it is new enough. */
function node24() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const system = process.platform === 'win32' ? 'win' : process.platform
  const packaged = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', name)
  if (existsSync(packaged) && majorOf(packaged) >= wantedMajor) return packaged
  if (Number.parseInt(process.versions.node, 10) >= wantedMajor) return process.execPath
  fail(
    `Blockfront runs on Node ${wantedMajor}. This is Node ${process.versions.node}, and there is no packaged Node ${wantedMajor} for ` +
      `${process.platform}-${process.arch} that runs here. Install Node ${wantedMajor} from https://nodejs.org and try again.`,
  )
}

function majorOf(file) {
  const answer = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return Number.parseInt(answer.stdout?.slice(1) ?? '', 10)
}

/** Runs the command's script and ends as it ends. */
function run(node, name, args) {
  const path = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter)
  const script = join(root, 'scripts', `${name}.ts`)
  const child = spawn(node, ['--conditions=@blockfront/source', script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to the whole group: the child has it already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.on('close', (code, signal) => process.exit(signal ? endOf(signal) : code))
}

/** The code that shells give to a process that a signal ended. */
function endOf(signal) {
  return 128 + constants.signals[signal]
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function say(message) {
  process.stderr.write(`${message}\n`)
}

function fail(message, code = 1) {
  say(message)
  process.exit(code)
}
