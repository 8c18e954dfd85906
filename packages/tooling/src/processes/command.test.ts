import { describe, expect, it } from 'vitest'
import { runCommand } from './command.ts'

const node = (code: string, options = {}) => runCommand(process.execPath, ['-e', code], options)

describe('runCommand', () => {
  it('captures both streams and the exit code, with empty stdin', async () => {
    const code = "process.stdin.on('end', () => { console.log('out'); console.error('err'); process.exit(4) }).resume()"
    const outcome = await node(code)
    expect(outcome).toMatchObject({ code: 4, timedOut: false })
    expect(outcome.output.split('\n').sort()).toEqual(['', 'err', 'out'])
  })

  it('reports a command that could not be started', async () => {
    const { code, output } = await runCommand('no-such-command-anywhere')
    expect(code).toBe(127)
    expect(output).toContain('no-such-command-anywhere')
  })

  it('lowers the priority of a command in the background, and of its children', async () => {
    // The priority is set when the process runs already.
    const code = `
      const { getPriority, constants: { priority: { PRIORITY_LOW } } } = require('node:os')
      const lowered = setInterval(() => {
        if (getPriority() !== PRIORITY_LOW) return
        clearInterval(lowered)
        require('node:child_process').spawn(process.execPath, ['-p', 'os.getPriority() === ' + PRIORITY_LOW], { stdio: 'inherit' })
      }, 5)`
    expect(await node(code, { background: true, limit: 20_000 })).toMatchObject({ code: 0, output: 'true\n' })
  })

  it('ends a command that exceeds its limit', async () => {
    const { code, timedOut } = await node('setInterval(() => {}, 1000)', { limit: 300 })
    expect(timedOut).toBe(true)
    expect(code).not.toBe(0)
  })
})
