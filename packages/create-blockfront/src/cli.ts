import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { createProject, ownVersion } from './create-project.ts'
import { messages } from './messages.ts'
import { type PackageManager, packageManagerOf, scriptCommand } from './package-manager.ts'
import { ProjectError } from './project-error.ts'

interface Arguments {
  folders: string[]
  install: boolean
  packages?: string
  help: boolean
  version: boolean
}

/**
 * The command `create-blockfront`: creates a project, installs its packages and prints what to do next.
 * @param words the command's arguments, without Node and the file.
 * @returns the exit code: 0, 1 if nothing was created, or 2 if the packages could not be installed.
 */
export async function run(words: readonly string[]): Promise<number> {
  try {
    const { folders, install, packages, help, version } = parse(words)
    if (help || version) {
      print(help ? messages.usage() : ownVersion())
      return 0
    }
    if (folders.length > 1) throw new ProjectError(messages.severalFolders(folders))
    const packageManager = packageManagerOf(process.env.npm_config_user_agent)
    const project = createProject({ folder: folders[0] ?? (await askForName()), packages, packageManager })
    print(messages.created(project.folder))
    const installed = !install || installPackages(project.folder, packageManager)
    print(messages.next(nextCommands(project.folder, packageManager, !install || !installed)))
    return installed ? 0 : 2
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error
    console.error(error.message)
    return 1
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

function parse(words: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        'no-install': { type: 'boolean', default: false },
        packages: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
      },
    })
    const { 'no-install': noInstall, ...rest } = values
    return { ...rest, install: !noInstall, folders: positionals }
  } catch (error) {
    throw new ProjectError(messages.unknownOption(error instanceof Error ? error.message : String(error)))
  }
}

/** Asks for the folder in a terminal. Throws `ProjectError` without a terminal or an answer. */
async function askForName(): Promise<string> {
  if (!process.stdin.isTTY) throw new ProjectError(messages.needsFolder)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const response = (await terminal.question(messages.ask)).trim()
    if (response === '') throw new ProjectError(messages.needsFolder)
    return response
  } catch (error) {
    // Ctrl+C and Ctrl+D reject the question.
    throw error instanceof ProjectError ? error : new ProjectError(messages.needsFolder)
  } finally {
    terminal.close()
  }
}

/** Installs the packages and shows the output. Returns whether it succeeded. */
function installPackages(folder: string, { name }: PackageManager): boolean {
  const command = `${name} install`
  print(messages.installing(command))
  // Package managers are scripts (.cmd) on Windows, which only a shell runs.
  const { status } = spawnSync(name, ['install'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) console.error(messages.notInstalled(command))
  return status === 0
}

function nextCommands(folder: string, packageManager: PackageManager, needsInstall: boolean): string[] {
  const path = relative(process.cwd(), folder)
  return [
    ...(path === '' ? [] : [`cd ${path.includes(' ') ? `"${path}"` : path}`]),
    ...(needsInstall ? [`${packageManager.name} install`] : []),
    scriptCommand(packageManager, 'dev'),
  ]
}
