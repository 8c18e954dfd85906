import { field } from '@blockfront/engine'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { leaves, matchField, textFields, withText } from './find-text.ts'

const schema = z.object({
  title: field.text('Title').default('Hello'),
  align: field.select('Alignment', ['left', 'right']).default('left'),
  notes: field.list('Notes', { text: field.textarea('Text').default('') }, { itemName: 'Note' }).default([]),
  body: field.richText('Body').default(''),
})
const props = { title: 'Hello', align: 'left', notes: [{ text: 'One' }, { text: 'One' }], body: '<p>x</p>' }
const fields = textFields(leaves(schema, props))

describe('texts on the page', () => {
  it('are all text fields, in lists too, in schema order', () => {
    expect(fields.map(({ path }) => path.join('.'))).toEqual(['title', 'notes.0.text', 'notes.1.text', 'body'])
  })

  it('are found by their text, and by their order if several have the same', () => {
    expect(matchField(fields, [' Hello\n'], 0)?.path).toEqual(['title'])
    expect(matchField(fields, ['Hello', 'One', 'One'], 2)?.path).toEqual(['notes', 1, 'text'])
    expect(matchField(fields, ['One'], 0)).toBeUndefined()
    expect(matchField(fields, ['A product'], 0)).toBeUndefined()
  })

  it('are replaced separately', () => {
    const props = { title: 'Hello', notes: [{ text: 'One' }, { text: 'Two' }] }
    expect(withText(props, ['notes', 1, 'text'], 'New')).toEqual({ title: 'Hello', notes: [{ text: 'One' }, { text: 'New' }] })
    expect(withText(props, ['notes', 1, 'text'], 'New')).toMatchObject({ notes: [props.notes[0], {}] })
  })
})
