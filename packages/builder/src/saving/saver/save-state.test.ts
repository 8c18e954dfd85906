import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Base,
  IDLE_DELAY,
  isDirty,
  LAST_RETRY,
  LONGEST_WAIT,
  next,
  openState,
  type RemoteVersion,
  type SaveEvent,
  type SaveState,
  statusOf,
} from './save-state.ts'

type Doc = { text: string }

/** A simulated server that stores one draft like the real one, a network that loses requests and responses, and an owner. */
class World {
  now = 0
  edits = 0
  server: { version: number; text: string } = { version: 1, text: 'first' }
  /** Every text that was on the server, with its author. */
  written: { version: number; text: string; by: 'us' | 'them' }[] = []
  /** The newest version whose text the owner has seen or written. */
  seen = 1
  signedIn = true
  requests = 0
  state: SaveState<Doc> = openState<Doc>({ text: 'first' }, { version: 1, globalVersion: 1 })
  flight: { base: Base; text: string } | undefined

  send(event: SaveEvent<Doc>) {
    const before = this.state
    this.state = next(before, event)
    const { sending, base } = this.state
    if (sending === undefined || sending === before.sending) return
    expect(this.flight, 'one request at a time').toBeUndefined()
    this.flight = { base, text: sending.text }
    this.requests++
  }

  edit() {
    this.send({ type: 'changed', document: { text: `edit ${++this.edits}` }, at: this.now })
  }

  undo() {
    this.send({ type: 'changed', document: this.state.saved, at: this.now })
  }

  pass(ms: number) {
    this.now += ms
    if (this.state.due !== undefined && this.now >= this.state.due) this.send({ type: 'due', at: this.now })
  }

  them() {
    this.server = { version: this.server.version + 1, text: `theirs ${this.server.version}` }
    this.written.push({ ...this.server, by: 'them' })
  }

  /** Delivers or loses the request, and delivers or loses the response. */
  answer(arrives: boolean, returns: boolean) {
    const { flight } = this
    if (!flight) return
    this.flight = undefined
    const lost = () => this.send({ type: 'failed', kind: 'unreachable', message: '', at: this.now })
    if (!arrives) return lost()
    const response = this.write(flight)
    return returns ? this.send(response) : lost()
  }

  /** The server fails before or after writing, or asks to try again later. */
  fail(kind: 'server-error' | 'busy', arrives: boolean, retryAfter?: number) {
    const { flight } = this
    if (!flight) return
    this.flight = undefined
    if (arrives) this.write(flight)
    this.send({ type: 'failed', kind, message: '', retryAfter, at: this.now })
  }

  write({ base, text }: { base: Base; text: string }): SaveEvent<Doc> {
    const at = this.now
    if (!this.signedIn) return { type: 'failed', kind: 'signed-out', message: '', at }
    if (base.version !== this.server.version) return this.stale()
    expect(this.seen, 'a version that nobody here has seen is never written over').toBe(this.server.version)
    if (text !== this.server.text) {
      this.server = { version: this.server.version + 1, text }
      this.written.push({ ...this.server, by: 'us' })
    }
    this.seen = this.server.version
    return { type: 'saved', base: this.base(), at }
  }

  base = (): Base => ({ version: this.server.version, globalVersion: 1 })

  stale(): SaveEvent<Doc> {
    this.seen = this.server.version
    const theirs: RemoteVersion<Doc> = { base: this.base(), document: { text: this.server.text } }
    const { saved, unconfirmed, sending } = this.state
    const ours = [saved, ...unconfirmed, sending].find((document) => document?.text === this.server.text)
    return { type: 'stale', theirs, ours, at: this.now }
  }

  /** The owner keeps the current version or takes the other one. */
  choose(mine: boolean) {
    const { problem, current } = this.state
    if (problem?.kind !== 'stale') return
    this.send({ type: 'settled', theirs: problem.theirs, document: mine ? current : problem.theirs.document, at: this.now })
  }

  /** Everything works again long enough to finish. */
  calm() {
    this.signedIn = true
    this.send({ type: 'resume', at: this.now })
    this.send({ type: 'online', at: this.now })
    for (let i = 0; i < 20; i++) {
      this.answer(true, true)
      this.choose(true)
      if (this.state.problem) this.send({ type: 'save', at: this.now })
      this.pass(LAST_RETRY)
    }
  }
}

const steps: Record<string, (world: World, n: number) => void> = {
  edit: (world) => world.edit(),
  undo: (world) => world.undo(),
  pass: (world, n) => world.pass(n * 100),
  ok: (world) => world.answer(true, true),
  lostRequest: (world) => world.answer(false, false),
  lostAnswer: (world) => world.answer(true, false),
  serverError: (world, n) => world.fail('server-error', n % 2 === 0),
  busy: (world, n) => world.fail('busy', false, n * 1000),
  them: (world) => world.them(),
  offline: (world) => world.send({ type: 'offline', at: world.now }),
  online: (world) => world.send({ type: 'online', at: world.now }),
  signOut: (world) => {
    world.signedIn = false
  },
  signIn: (world) => {
    world.signedIn = true
    world.send({ type: 'save', at: world.now })
  },
  save: (world) => world.send({ type: 'save', at: world.now }),
  pause: (world) => world.send({ type: 'pause' }),
  resume: (world) => world.send({ type: 'resume', at: world.now }),
  mine: (world) => world.choose(true),
  take: (world) => world.choose(false),
}

const anyStep = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat(60))

describe('saving with random events', () => {
  it('never loses the last change, never overwrites an unseen version, and sends one request at a time', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (run) => {
        const world = new World()
        for (const [name, n] of run) {
          steps[name]?.(world, n)
          if (statusOf(world.state) === 'saved') {
            const known = world.written.filter(({ version }) => version <= world.state.base.version).at(-1)?.text ?? 'first'
            expect(known, 'what is called saved was on the server').toBe(world.state.current.text)
          }
        }
        world.edit()
        const wanted = world.state.current.text
        world.calm()
        expect(statusOf(world.state)).toBe('saved')
        expect(world.state.current.text).toBe(wanted)
        expect(world.server.text).toBe(wanted)
      }),
      { numRuns: repeat(2000) },
    )
  })

  it('never waits forever: changes that can be saved have a timer or a request', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (run) => {
        const world = new World()
        for (const [name, n] of run) {
          steps[name]?.(world, n)
          const { state } = world
          const asks = state.problem && !['unreachable', 'server-error', 'busy'].includes(state.problem.kind)
          const waits = state.paused || !state.online || asks
          if (isDirty(state) && !waits) expect(state.sending !== undefined || state.due !== undefined).toBe(true)
          const longest = state.problem?.kind === 'busy' ? 60_000 : LAST_RETRY
          if (state.due !== undefined) expect(state.due - world.now).toBeLessThanOrEqual(longest)
        }
      }),
      { numRuns: repeat(500) },
    )
  })
})

describe('the time of a save', () => {
  it('is after a pause, but not later than the maximum delay during continuous changes', () => {
    const world = new World()
    for (let at = 0; at <= 7000; at += 500) {
      world.edit()
      world.pass(500)
    }
    expect(world.requests).toBe(1)
    expect(IDLE_DELAY).toBeLessThan(2000)
    expect(world.flight?.text).toBe(`edit ${LONGEST_WAIT / 500}`)
    world.answer(true, true)
    world.pass(IDLE_DELAY)
    expect(world.requests).toBe(2)
  })

  it('is delayed longer after each failure', () => {
    const world = new World()
    world.edit()
    const waits: number[] = []
    for (let i = 0; i < 8; i++) {
      const from = world.now
      world.pass((world.state.due ?? 0) - world.now)
      waits.push(world.now - from)
      world.answer(false, false)
    }
    expect(waits.slice(1)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    expect(statusOf(world.state)).toBe('unreachable')
    world.send({ type: 'offline', at: world.now })
    expect(statusOf(world.state)).toBe('offline')
  })

  it('is the time that a busy server requests, and failures are reported', () => {
    const world = new World()
    world.edit()
    world.pass(IDLE_DELAY)
    world.fail('server-error', false)
    expect(statusOf(world.state)).toBe('server-error')
    world.pass(1000)
    world.fail('busy', false, 20_000)
    expect(statusOf(world.state)).toBe('busy')
    world.edit()
    world.pass(19_999)
    expect(world.requests).toBe(2)
    world.pass(1)
    world.answer(true, true)
    expect(statusOf(world.state)).toBe('saved')
    expect(world.server.text).toBe('edit 2')
  })

  it('is after the next change for a page that is too large', () => {
    const world = new World()
    world.edit()
    world.pass(IDLE_DELAY)
    world.flight = undefined
    world.send({ type: 'failed', kind: 'too-large', message: '', at: world.now })
    world.pass(LAST_RETRY)
    expect([world.requests, statusOf(world.state)]).toEqual([1, 'too-large'])
    world.edit()
    world.pass(IDLE_DELAY)
    expect(world.requests).toBe(2)
  })

  it('is not a conflict when only the response to its save was lost', () => {
    const world = new World()
    world.edit()
    world.pass(IDLE_DELAY)
    world.answer(true, false)
    world.edit()
    world.pass(LAST_RETRY)
    world.answer(true, true)
    expect(world.state.problem).toBeUndefined()
    world.pass(IDLE_DELAY)
    world.answer(true, true)
    expect(world.server.text).toBe('edit 2')
  })

  it("is immediate on the owner's request, even if the browser reports no network", () => {
    const world = new World()
    world.send({ type: 'offline', at: world.now })
    world.edit()
    world.pass(LAST_RETRY)
    expect(world.requests).toBe(0)
    world.send({ type: 'save', at: world.now })
    world.answer(true, true)
    expect(world.server.text).toBe('edit 1')
    expect(statusOf(world.state)).toBe('saved')
  })

  it('is after signing in when the session has ended, and the work is kept', () => {
    const world = new World()
    world.signedIn = false
    world.edit()
    world.pass(IDLE_DELAY)
    world.answer(true, true)
    expect(statusOf(world.state)).toBe('signed-out')
    world.pass(LAST_RETRY)
    expect(world.requests).toBe(1)
    world.signedIn = true
    world.send({ type: 'save', at: world.now })
    world.answer(true, true)
    expect(world.server.text).toBe('edit 1')
  })

  it("is after the owner's choice when a newer version exists", () => {
    const world = new World()
    world.them()
    world.edit()
    world.pass(IDLE_DELAY)
    world.answer(true, true)
    expect(statusOf(world.state)).toBe('stale')
    world.edit()
    world.pass(LAST_RETRY)
    expect(world.requests).toBe(1)
    world.choose(false)
    expect(statusOf(world.state)).toBe('saved')
    expect(world.state.current.text).toBe('theirs 1')
  })
})
