import { beforeEach } from 'vitest'

/**
 * Setup of the projects that run in Node. A failing property (fast-check) prints its seed, and this prints how to use it: with
 * `BLOCKFRONT_SEED`, every property draws the same values again.
 */
if (process.env.BLOCKFRONT_SEED) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.BLOCKFRONT_SEED) })
}

beforeEach(({ onTestFailed, task }) =>
  onTestFailed(() => {
    const [, seed] = /\bseed: (-?\d+)/.exec(task.result?.errors?.map(({ message }) => message).join('\n') ?? '') ?? []
    if (seed) console.error(`To draw the same values again: BLOCKFRONT_SEED=${seed} npm test -- ${task.file.name}`)
  }),
)
