import { describe, expect, it } from 'vitest'
import { labelProblems, labelsOfBlocks } from './labels.ts'

it('the fields of all block types have labels in standard form', () => expect(labelsOfBlocks()).toEqual([]))

describe('labelProblems', () => {
  it('finds labels, options, help and repeated labels that are not in standard form', () => {
    const properties = {
      kind: { label: 'Background', choices: [{ label: 'Picture' }, { label: 'dark' }] },
      back: { label: 'Background', control: 'color' },
      items: {
        items: { properties: { color: { label: 'Color Of the text.', control: 'color', help: 'Stack on phones' } } },
      },
      ink: { label: 'Ink', control: 'color' },
    }
    expect(labelProblems({ properties }).map((problem) => problem.replace(/(?<=: (?:write|put|name|two)).*/, ''))).toEqual([
      '"Background": two',
      'kind: "Picture": write',
      'kind: "dark": start with a capital letter',
      'items.color: "Color Of the text.": end without punctuation',
      'items.color: "Color Of the text.": write',
      'items.color: "Color Of the text.": put',
      'items.color: "Stack on phones": write',
      'items.color: "Stack on phones": write',
      'ink: "Ink": name',
    ])
  })

  it('accepts names, abbreviations and fields that replace each other', () => {
    const properties = {
      sku: { label: 'Show SKU', help: 'Opens “Google Maps”.', choices: [{ label: '6:00 PM' }, { label: 'X (Twitter)' }] },
      cart: { label: 'Add to Cart background', control: 'color' },
      old: { label: 'Show SKU', control: 'hidden' },
    }
    expect(labelProblems({ properties })).toEqual([])
  })
})
