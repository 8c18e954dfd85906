/** `npm run check:unused`: finds unused files, exports and dependencies (knip, with knip.json in the root). */
import { runCommand } from '../processes/command.ts'

const { code, output } = await runCommand('knip', ['--no-progress', '--no-config-hints'])
console.log(output.trim() || 'Every file, export and dependency is used.')
if (code !== 0) {
  console.error(
    '\nRemove what is listed. If something reaches it in a way that imports do not show, name it as an entry in knip.json.',
  )
  process.exit(1)
}
