import { field, WIDTHS } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { valueAt } from '@blockfront/engine/form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mixedNames, sharedNames, sharedRows, sharedValue } from './shared-settings.ts'

const shape = {
  title: field.text('Title').default(''),
  picture: field.file('Background picture', { group: 'Style' }).default(''),
  color: field.color('Color').default('#000'),
  plays: field.checkbox('Plays').default(false),
  delay: field.number('Delay', { group: 'Behavior', min: 0, max: 9, when: { plays: true } }).default(3),
}
const type = { props: () => z.object(shape) }
const other = { props: () => z.object({ color: shape.color, delay: field.number('Delay', { min: 0, max: 99 }).default(3) }) }

describe('settings of several blocks', () => {
  it('are those outside of the content that every type has in the same form', () => {
    expect(sharedRows([type, type]).map(({ key }) => key)).toEqual(['color', 'plays', 'delay'])
    expect(sharedRows([type, other]).map(({ key }) => key)).toEqual(['color'])
  })

  it('are shown if the condition holds in every block', () => {
    const names = (...plays: boolean[]) => sharedNames(plays.map((on) => ({ type, props: { plays: on } })))
    expect(names(true, true)).toContain('delay')
    expect(names(true, false)).not.toContain('delay')
  })

  it('never include texts, images, links or lists of a block', () => {
    for (const block of Object.values(blocks)) {
      const controls = sharedRows([block]).flatMap(({ specs }) => specs.map(({ meta }) => [meta.group, meta.control]))
      for (const [group, control] of controls) {
        expect(group).not.toBe('Content')
        expect(['richText', 'textarea', 'file', 'link', 'url', 'list', 'object', 'icon']).not.toContain(control)
      }
    }
  })

  it('are mixed if values differ at the selected width', () => {
    const values = [{ height: { desktop: '10px', mobile: '5px' } }, { height: '10px' }]
    expect(mixedNames(['height'], values, 'desktop')).toEqual([])
    expect(mixedNames(['height'], values, 'mobile')).toEqual(['height'])
  })

  it('change at one width and keep the values at others', () => {
    const size = fc.integer({ min: 0, max: 50 })
    const stored = fc.oneof(size, fc.record({ desktop: size, tablet: size, mobile: size }, { requiredKeys: ['desktop'] }))
    fc.assert(
      fc.property(stored, size, fc.constantFrom(...WIDTHS), (own, value, width) => {
        const next = sharedValue(own, 'ignored', { width, value })
        expect(valueAt(next, width)).toBe(value)
        const narrower = WIDTHS.slice(WIDTHS.indexOf(width) + 1)
        const kept = WIDTHS.filter((one) => one !== width && (!narrower.includes(one) || (typeof own === 'object' && one in own)))
        for (const one of kept) expect(valueAt(next, one)).toBe(valueAt(own, one))
      }),
    )
  })
})
