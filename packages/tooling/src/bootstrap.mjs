/**
 * The script behind `npm start`, `npm test`, `npm run dev|build|test:deep|bench`. It runs on Node 20 and newer and has no
 * dependencies. It
 * 1. installs the dependencies when node_modules does not match package-lock.json,
 * 2. runs `<command>.ts` in this folder (a colon is a hyphen in the name of the file) under Node 24, with workspace packages resolved to their sources,
 * 3. forwards signals, and exits with that script's code.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))
const root = resolve(folder, '../../..')
const commands = ['start', 'dev', 'build', 'test', 'test:deep', 'bench']
const wantedMajor = 24
const isWindows = process.platform === 'win32'
/** The package that contains Node, and the path of its binary below node_modules. */
const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
const nodeFile = join(nodePackage, 'bin', isWindows ? 'node.exe' : 'node')
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

const [command, ...rest] = process.argv.slice(2)
if (!commands.includes(command)) fail(`Say what to run: npm run ${commands.join(' | npm run ')}.`)

endWithParent()
if (!isInstalled()) await install()
run(node24(), command, rest)

/**
 * npm sends signals to the shell between it and this process, and many shells end without forwarding them. Therefore the end of
 * the parent counts as SIGTERM. Outside npm a parent may end for other reasons, such as nohup.
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

/** Whether the packages that npm recorded as installed match the lock file on this platform. */
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

/** Runs `npm ci` and shows the number of installed packages, because npm shows no progress outside a terminal. */
async function install() {
  const { packages } = readJson(join(root, 'package-lock.json'))
  const total = Object.keys(packages).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)).length
  say('Installing dependencies: once, and again when package-lock.json changes. It takes about a minute …')
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
  const problem = await installPackages(packages)
  clearInterval(timer)
  if (isTerminal) process.stderr.write('\n')
  if (problem) fail(problem.message, problem.code)
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** Uses the current Node, or the one in the lock file if packages require a newer one. */
async function installPackages(packages) {
  const newer = packages[`node_modules/${nodePackage}`]
  if (suitsPackages() || !newer) return runNpm(process.execPath, ['ci'])
  const folder = mkdtempSync(join(tmpdir(), 'blockfront-node-'))
  try {
    const getNode = ['install', '--prefix', folder, '--no-save', `${nodePackage}@${newer.version}`]
    return (await runNpm(process.execPath, getNode)) ?? (await runNpm(join(folder, 'node_modules', nodeFile), ['ci']))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Whether npm installs every package on this Node: it skips optional packages that require a newer one, such as the binaries of
 * the build tools.
 */
function suitsPackages() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
}

/** Runs npm with a Node binary. Returns the error, if any. */
async function runNpm(node, args) {
  const npm = npmCommand(node)
  const child = spawn(npm.file, [...npm.args, ...args, '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: npm.shell,
    env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
  })
  let stopped
  // Not forwarded: npm would take a minute to end. The next `npm ci` removes what it has unpacked.
  const stop = (signal) => {
    stopped = signal
    child.kill('SIGKILL')
  }
  for (const signal of endings) process.on(signal, stop)
  const [code, signal] = await new Promise((resolve) => {
    child.on('error', () => resolve([127, null]))
    child.on('close', (...ended) => resolve(ended))
  })
  for (const signal of endings) process.off(signal, stop)
  const ended = stopped ?? signal
  if (stopped)
    return {
      message: 'Stopped before everything was installed. The next run installs it from the beginning.',
      code: endOf(ended),
    }
  if (ended) return { message: `npm ${args[0]} was ended by ${ended}. Try again with: npm ci`, code: endOf(ended) }
  if (code === 0) return undefined
  return { message: `npm ${args[0]} failed (see its message above). Is the registry reachable? Try again with: npm ci`, code }
}

/** npm's script through that Node if known, otherwise the command on the PATH: a .cmd file on Windows needs a shell. */
function npmCommand(node) {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.[cm]?js$/.test(script) && existsSync(script)) return { file: node, args: [script], shell: false }
  return { file: 'npm', args: [], shell: isWindows }
}

/** The number of unpacked packages in node_modules. */
function countInstalled() {
  const folder = join(root, 'node_modules')
  if (!existsSync(folder)) return 0
  const names = readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : name,
  )
  return names.filter((name) => existsSync(join(folder, name, 'package.json'))).length
}

/** The binary from the optional dependency, otherwise this process's own if it is new enough. */
function node24() {
  const packaged = join(root, 'node_modules', nodeFile)
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

/** Runs the command's script and exits with its code. */
function run(node, name, args) {
  const path = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter)
  const script = join(folder, `${name.replace(':', '-')}.ts`)
  const child = spawn(node, ['--conditions=@blockfront/source', script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  for (const signal of endings) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to the whole process group, so the child has received it already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.on('close', (code, signal) => process.exit(signal ? endOf(signal) : code))
}

/** The exit code that shells use for a process that a signal ended. */
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
