import { describe, expect, it } from 'vitest'
import { runCommand } from './command.ts'

const node = (code: string, options = {}) => runCommand(process.execPath, ['-e', code], options)

describe('runCommand', () => {
  it('keeps the output of both streams and the code, and gives nothing on stdin', async () => {
    const code = "process.stdin.on('end', () => { console.log('out'); console.error('err'); process.exit(4) }).resume()"
    const outcome = await node(code)
    expect(outcome).toMatchObject({ code: 4, timedOut: false })
    expect(outcome.output.split('\n').sort()).toEqual(['', 'err', 'out'])
  })

  it('says what could not be started', async () => {
    const { code, output } = await runCommand('no-such-command-anywhere')
    expect(code).toBe(127)
    expect(output).toContain('no-such-command-anywhere')
  })

  it('ends what takes longer than its limit', async () => {
    const { code, timedOut } = await node('setInterval(() => {}, 1000)', { limit: 300 })
    expect(timedOut).toBe(true)
    expect(code).not.toBe(0)
  })
})
