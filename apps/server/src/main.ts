import { ConfigError, readConfig } from './config.ts'
import { start } from './start.ts'
import { platformPages } from './web/platform.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Starts the server from the environment and stops it on SIGTERM or SIGINT. */
try {
  const config = readConfig()
  const running = await start({ config, say: print, pages: platformPages })
  const { publicUrl } = running.deps.config
  print(`Blockfront is at ${publicUrl}`)
  if (config.mode === 'development')
    print(
      `Sign up at ${publicUrl}/signup · mail goes to ${publicUrl}/dev/mailbox · the API is described at ${publicUrl}/api/docs`,
    )
  if (running.demo) {
    const { email, password, host } = running.demo
    const address = new URL(publicUrl)
    print(`The demo store is at ${address.protocol}//${host}${address.port && `:${address.port}`}`)
    print(`Sign in to its dashboard at ${publicUrl}/login with ${email} and the password ${password}`)
  }
  let asked = 0
  const end = () => {
    if (++asked > 1) process.exit(1)
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}
