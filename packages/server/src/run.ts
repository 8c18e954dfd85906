import { hasDevelopmentPages, readConfig } from './ground/config.ts'
import { type OpenDatabase, openDatabase } from './ground/db/open.ts'
import { MAILBOX } from './ground/email/mailbox.ts'
import { dataFolderRefusal, StartError } from './ground/start-error.ts'
import { type Builds, type Running, start } from './start.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * One interrupt can arrive several times: from the terminal, from npm and from its shell. After this number of milliseconds it
 * counts as a second one.
 */
const REPEATED_SIGNAL_MS = 2_000

/**
 * Starts the server from the environment and stops it on SIGTERM or SIGINT, also while it starts. Ends the process with code 1 and a message
 * when it cannot start.
 */
export async function run(builds: Builds): Promise<void> {
  let database: Promise<OpenDatabase> | undefined
  let running: Running | undefined
  let stopRequestedAt: number | undefined

  const stop = async () => {
    if (running) return running.stop()
    const opened = await database?.catch(() => undefined)
    await opened?.stop()
  }
  const end = () => {
    const now = performance.now()
    if (stopRequestedAt !== undefined) return now - stopRequestedAt > REPEATED_SIGNAL_MS ? process.exit(1) : undefined
    stopRequestedAt = now
    stop().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // A terminal that closes. A process under nohup has no terminal here.
  if (process.stdout.isTTY) process.on('SIGHUP', end)

  try {
    const config = readConfig()
    try {
      database = openDatabase(config, print)
      running = await start({ config, database: await database, say: print, builds })
    } catch (error) {
      throw dataFolderRefusal(error, config.dataFolder)
    }
    if (stopRequestedAt === undefined) printWelcome(running)
  } catch (error) {
    // Ignore errors after the start was abandoned.
    if (stopRequestedAt === undefined) {
      await stop().catch(() => {})
      fail(error)
    }
  }
}

function printWelcome({ serverContext, demo }: Running): void {
  const { publicUrl, mode, mainHostname } = serverContext.config
  print(`Blockfront is at ${publicUrl}`)
  if (mode === 'development')
    print(
      hasDevelopmentPages(serverContext.config)
        ? `Sign up at ${publicUrl}/signup · emails are at ${publicUrl}${MAILBOX} · the API is described at ${publicUrl}/api/docs`
        : `This is a development server for ${mainHostname}. On a public server, set NODE_ENV=production. Development pages need localhost.`,
    )
  if (!demo) return
  const address = new URL(publicUrl)
  print(`The demo store is at ${address.protocol}//${demo.host}${address.port && `:${address.port}`}`)
  print(`Sign in to its dashboard at ${publicUrl}/login with ${demo.email} and the password ${demo.password}`)
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}
