import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AdmittedJob, createAdmission } from './admission.ts'
import { jobRules, slots } from './kinds.ts'

const rules = jobRules as Record<string, (typeof jobRules)[keyof typeof jobRules]>
const flagsOf = ({ task, payload: { storeId, webhookId } }: AdmittedJob) => [
  task,
  ...[storeId, webhookId].flatMap((id) => (id ? [`${task}/${id}`] : [])),
]
/** A process that starts each job that is not forbidden. */
function worker() {
  const admission = createAdmission(jobRules)
  const running: AdmittedJob[] = []
  const start = (job: AdmittedJob) => {
    const forbidden = new Set(admission.forbidden())
    if (flagsOf(job).some((flag) => forbidden.has(flag))) return false
    admission.begin(job)
    running.push(job)
    return true
  }
  const end = (index: number) => {
    const [job] = running.splice(index % running.length, 1)
    if (job) admission.end(job)
  }
  return { running, start, end, forbidden: admission.forbidden }
}
const delivery = (store: number, webhook = 0): AdmittedJob => ({
  task: 'webhook.deliver',
  payload: { storeId: `store${store}`, webhookId: `webhook${store}-${webhook}` },
})
const job = fc.record({
  task: fc.constantFrom(...Object.keys(jobRules)),
  payload: fc.record({
    storeId: fc.constantFrom(undefined, 'a', 'b', 'c', 'd'),
    webhookId: fc.constantFrom(undefined, 'hook1', 'hook2'),
  }),
}) as fc.Arbitrary<AdmittedJob>
const step = fc.oneof({ weight: 3, arbitrary: job }, { weight: 1, arbitrary: fc.nat() })

describe('the admission of jobs', () => {
  it('never exceeds the slots of a kind, and always leaves those of the others', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const { running, start, end, forbidden } = worker()
        for (const next of steps) typeof next === 'number' ? end(next) : start(next)
        for (const kind of Object.keys(slots) as (keyof typeof slots)[]) {
          const used = running.filter(({ task }) => rules[task]?.kind === kind).length
          expect(used).toBeLessThanOrEqual(slots[kind])
          const task = Object.keys(rules).find((name) => rules[name]?.kind === kind) as string
          expect(start({ task, payload: { storeId: 'new', webhookId: 'new' } })).toBe(used < slots[kind])
        }
        while (running.length > 0) end(0)
        expect(forbidden()).toEqual([])
      }),
      { numRuns: repeat(300) },
    )
  })

  it('leaves slots for other stores, and runs one delivery to a webhook at a time', () => {
    const { running, start } = worker()
    for (let store = 0; store < 6; store++) for (let webhook = 0; webhook < 10; webhook++) start(delivery(store, webhook))
    const shares = [0, 1, 2, 3, 4, 5].map((store) => running.filter(({ payload }) => payload.storeId === `store${store}`).length)
    expect(shares).toEqual([6, 5, 4, 3, 2, 1])
    expect(start(delivery(7))).toBe(true)
    expect(start({ ...delivery(7), payload: { storeId: 'store8', webhookId: 'webhook7-0' } })).toBe(false)
  })
})
