import { ConfigError, readConfig } from './config.ts'
import { start } from './start.ts'

/** Starts the server from the environment and stops it on SIGTERM or SIGINT. */
try {
  const config = readConfig()
  const running = await start({ config, say: (message) => console.log(message) })
  const { publicUrl } = running.deps.config
  console.log(`Blockfront is at ${publicUrl}`)
  if (config.mode === 'development')
    console.log(`Mail goes to ${publicUrl}/dev/mailbox · the API is described at ${publicUrl}/api/docs`)
  let asked = 0
  const end = () => {
    if (++asked > 1) process.exit(1)
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
