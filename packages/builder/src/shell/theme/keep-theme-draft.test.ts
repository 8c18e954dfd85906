import type { StoreTheme } from '@blockfront/engine/render'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepThemeDraft } from './keep-theme-draft.ts'
import { createSavedTheme } from './saved-theme.ts'

const themeOf = (radius: number) => ({ radius }) as unknown as StoreTheme

/** Runs changes against an app that responds late and sometimes fails. Returns what the app has at the end. */
async function run(steps: readonly ({ change: number } | 'publish' | 'flush' | 'fail')[]) {
  const theme = createSavedTheme(themeOf(0), { keepsDraft: true })
  let stored: StoreTheme | undefined
  let fails = false
  let calls = 0
  const save = async (draft: StoreTheme | undefined) => {
    calls++
    expect(calls).toBe(1)
    await Promise.resolve()
    calls--
    if (fails) {
      fails = false
      throw new Error('The server is busy.')
    }
    stored = draft
  }
  const keeper = keepThemeDraft(theme, { save }, 0)
  for (const step of steps) {
    if (step === 'flush') await keeper.flush()
    else if (step === 'fail') fails = true
    else if (step === 'publish') {
      await keeper.flush()
      theme.setState(({ draft }) => ({ saved: draft }))
      stored = undefined
    } else theme.setState({ draft: themeOf(step.change) })
  }
  // A call that fails is repeated.
  for (let isKept = false; !isKept; ) isKept = await keeper.flush()
  keeper.stop()
  return { stored, theme: theme.getState() }
}

it('has the last change in the end, whatever failed meanwhile, and nothing for the published theme', async () => {
  const step = fc.oneof(
    fc.record({ change: fc.integer({ min: 0, max: 3 }) }),
    fc.constantFrom('publish' as const, 'flush' as const, 'fail' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { stored, theme } = await run(steps)
      const isChanged = JSON.stringify(theme.draft) !== JSON.stringify(theme.saved)
      expect(stored).toEqual(isChanged ? theme.draft : undefined)
      expect(theme.keeping).toBe('kept')
    }),
    { numRuns: repeat(200) },
  )
})
