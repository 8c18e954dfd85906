import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redoTyping, startTyping, TYPING_PAUSE, type TypingHistory, type, undoTyping } from './typing.ts'

/** Types characters one after the other at the caret; a backspace deletes. */
function write(history: TypingHistory, keys: string, { start = 0, gap = 50 } = {}): TypingHistory {
  let state = history
  for (const [i, key] of [...keys].entries()) {
    const { text, caret } = state.current
    const back = key === '\b'
    const left = text.slice(0, back ? Math.max(0, caret - 1) : caret) + (back ? '' : key)
    const inputType = back ? 'deleteContentBackward' : 'insertText'
    state = type(state, { text: left + text.slice(caret), caret: left.length, inputType, at: start + i * gap })
  }
  return state
}
const empty = startTyping({ text: '', caret: 0 })
const undone = (history: TypingHistory) => {
  const texts: string[] = []
  for (let at = history; at.past.length > 0; ) {
    at = undoTyping(at)
    texts.push(at.current.text)
  }
  return texts
}

describe('undo while typing', () => {
  it('reverts words, not letters', () => {
    expect(undone(write(empty, 'Made to last'))).toEqual(['Made to ', 'Made ', ''])
  })

  it('starts a group after a pause, when switching to deleting, and for a paste', () => {
    const slow = write(write(empty, 'Ma'), 'de', { start: 50 + TYPING_PAUSE + 1 })
    expect(undone(slow)).toEqual(['Ma', ''])
    expect(undone(write(empty, 'Made\b\b'))).toEqual(['Made', ''])
    const pasted = type(write(empty, 'a'), { text: 'ab', caret: 2, inputType: 'insertFromPaste', at: 60 })
    expect(undone(pasted)).toEqual(['a', ''])
  })

  it('starts a group when the caret was moved', () => {
    const first = write(empty, 'ab')
    const moved = type(first, { text: 'xab', caret: 1, inputType: 'insertText', at: 120 })
    expect(undone(moved)).toEqual(['ab', ''])
  })

  it('ends at the initial text, and redo at the last text, for any input', () => {
    const keys = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\b', '.'), maxLength: 40 })
    fc.assert(
      fc.property(fc.string(), keys, fc.integer({ min: 0, max: 2000 }), (text, typed, gap) => {
        const start = startTyping({ text, caret: text.length })
        const end = write(start, typed, { gap })
        let at = end
        while (at.past.length > 0) at = undoTyping(at)
        expect(at.current.text).toBe(text)
        while (at.future.length > 0) at = redoTyping(at)
        expect(at.current).toEqual(end.current)
      }),
    )
  })
})
