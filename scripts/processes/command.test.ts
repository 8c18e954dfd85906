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

  it('ends a command that exceeds its limit', async () => {
    const { code, timedOut } = await node('setInterval(() => {}, 1000)', { limit: 300 })
    expect(timedOut).toBe(true)
    expect(code).not.toBe(0)
  })
})
