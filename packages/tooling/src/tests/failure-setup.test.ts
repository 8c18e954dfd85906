import { expect, it } from 'vitest'
import { runCommand } from '../processes/command.ts'

const config = 'packages/tooling/src/tests/fixtures/failing.config.ts'

it('a failing test prints its output, the seed of its property and the log of the server, and a passing test nothing', async () => {
  const { code, output } = await runCommand('vitest', ['run', `--config=${config}`], {
    env: { BLOCKFRONT_SEED: '4711', NO_COLOR: '1' },
  })
  expect(code).toBe(1)
  expect(output).toContain('output of the failing test')
  expect(output).toContain('00:00:00.000 WARN line of the failing test')
  expect(output).toContain('{ seed: 4711, path: "0')
  expect(output).toContain('BLOCKFRONT_SEED=4711 npm test -- ')
  // The source around the error shows some of the test's lines.
  expect(output).not.toMatch(/^(?:output|.*WARN line) of the passing test$/m)
})
