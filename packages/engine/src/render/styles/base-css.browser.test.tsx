import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { styles } from '../../blocks/styles.ts'
import { inertServices } from '../inert-services.ts'
import { PageRoot } from '../Page.tsx'

afterEach(cleanup)

const ARABIC = 'صُنع باليد.'

/** The boxes of a text and of its last character, in a page with the direction. */
function show(text: string, dir: 'ltr' | 'rtl', style = {}) {
  render(
    <PageRoot views={{}} services={inertServices} dir={dir}>
      <style>{styles}</style>
      <div style={style}>
        <p data-testid="paragraph">{text}</p>
        <div style={{ display: 'flex' }}>
          <button type="button">{text}</button>
        </div>
      </div>
    </PageRoot>,
  )
  const boxOf = (element: HTMLElement) => {
    const range = document.createRange()
    const node = element.firstChild as Text
    const rect = (from: number, to: number) => {
      range.setStart(node, from)
      range.setEnd(node, to)
      return range.getBoundingClientRect()
    }
    return { text: rect(0, text.length), first: rect(0, 1), stop: rect(text.length - 1, text.length) }
  }
  const paragraph = screen.getByTestId('paragraph')
  return { paragraph: boxOf(paragraph), button: boxOf(screen.getByRole('button')), around: paragraph.getBoundingClientRect() }
}

describe('in a page from right to left', () => {
  it('English text ends with its period and has the alignment of the page', () => {
    const { paragraph, button, around } = show('Made by hand.', 'rtl')
    expect(paragraph.stop.left).toBeGreaterThan(paragraph.first.right)
    expect(button.stop.left).toBeGreaterThan(button.first.right)
    expect(paragraph.text.right).toBeCloseTo(around.right, 0)
  })

  it('Arabic text keeps its direction and alignment', () => {
    const { paragraph, around } = show(ARABIC, 'rtl')
    expect(paragraph.stop.right).toBeLessThanOrEqual(paragraph.first.left)
    expect(paragraph.text.right).toBeCloseTo(around.right, 0)
  })

  it('centered text stays centered', () => {
    const { paragraph, around } = show('Made by hand.', 'rtl', { textAlign: 'center' })
    expect(paragraph.text.left - around.left).toBeCloseTo(around.right - paragraph.text.right, 0)
  })
})

it('in a page from left to right, English text begins at its left edge', () => {
  const { paragraph, around } = show('Made by hand.', 'ltr')
  expect(paragraph.text.left).toBeCloseTo(around.left, 0)
  expect(paragraph.stop.left).toBeGreaterThan(paragraph.first.right)
})
