import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Block } from '../block.ts'
import { defineBlock } from '../define-block.ts'
import { defineField } from '../field/define-field.ts'
import * as field from '../field/index.ts'
import { blockTests } from './block-tests.ts'

/** The names of the failed tests, with their problems. */
const failuresOf = (block: Block, options?: Parameters<typeof blockTests>[1]) =>
  Object.fromEntries(
    blockTests({ [block.type]: block }, options).flatMap(({ tests }) =>
      tests.flatMap(({ name, run }) => {
        try {
          run()
          return []
        } catch (error) {
          return [[name, (error as Error).message] as const]
        }
      }),
    ),
  )

const posts = () => [{ title: 'First' }, { title: 'Second' }]
const note = defineBlock({
  type: 'note',
  title: 'Note',
  description: 'A note.',
  props: () =>
    z.object({
      heading: field.text('Heading').max(80).default('Hello'),
      mood: defineField(z.int().min(1).max(5), { control: 'mood', group: 'Content', label: 'Mood' }).default(3),
    }),
  View: ({ heading, mood, data }) => (
    <section className="bf-note">
      <h2>{heading}</h2>
      {mood}
      {data.posts?.status === 'ready' && data.posts.value.map(({ title }) => title).join()}
    </section>
  ),
  css: '.bf-note { color: red }',
  data: () => ({ posts: { limit: 2 } }),
})
const valid = { controls: ['mood'], samples: { posts } }

test("a valid block with an app's own control and query passes every test", () => {
  const [{ tests } = { tests: [] }] = blockTests({ note }, valid)
  expect(tests.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['renders: defaults', 'renders: right to left', 'renders: data failed', 'renders: 200 items']),
  )
  expect(failuresOf(note, valid)).toEqual({})
})

test('a block with only type, fields and view passes every test', () => {
  const short = defineBlock({
    type: 'short',
    fields: { heading: field.text('Heading').max(80).default('Hello') },
    View: ({ heading }) => <h2 className="bf-short">{heading}</h2>,
  })
  expect(failuresOf(short)).toEqual({})
})

test('names a missing control, an unread prop and a style sheet that affects other blocks', () => {
  const wrong = { ...note, View: () => <p>Nothing</p>, css: '.bf-hero { color: red }' }
  const { 'has a valid definition and reads all of its props': problems } = failuresOf(wrong, { samples: { posts } })
  expect(problems).toContain('note.props.mood: asks for the control "mood", which does not exist')
  expect(problems).toContain('note.props.heading: is never read by the view')
  expect(problems).toContain('note.css: ".bf-hero" must start with .bf-note')
})

test('reports a view that throws, and one that renders differently each time', () => {
  const throwing: Block = {
    ...note,
    View: ({ data }) => {
      if (data.posts?.status === 'error') throw new Error('no posts')
      return null
    },
  }
  expect(failuresOf(throwing, valid)).toMatchObject({ 'renders: data failed': 'no posts' })
  let count = 0
  expect(failuresOf({ ...note, View: () => String(count++) }, valid)).toMatchObject({
    'renders: defaults': expect.stringContaining('Two renderings differ'),
  })
})

test('reports malicious values that become elements, and presets that do not fit', () => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the mistake that the test must find
  const unsafe: Block = { ...note, View: ({ heading }) => <div dangerouslySetInnerHTML={{ __html: heading }} /> }
  expect(failuresOf(unsafe, valid)['renders malicious values as text']).toContain('an element <script>')
  const preset: Block = { ...note, presets: [{ name: 'sad', title: 'Sad', props: { mood: 9 } }] }
  expect(failuresOf(preset, valid)['loads its presets and the examples of older versions without loss']).toContain(
    'note.presets.sad: mood',
  )
})
