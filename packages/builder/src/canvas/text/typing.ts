/** The state of a text that is being typed: its characters and the caret position. */
export interface TypedText {
  text: string
  caret: number
}

/** An input, in the terms of an `input` event. */
export interface Keystroke extends TypedText {
  /** `InputEvent.inputType`, such as `insertText`. */
  inputType: string
  /** The time in milliseconds. */
  at: number
}

/** Undo and redo inside one text; each entry is the text before a group of keystrokes. */
export interface TypingHistory {
  current: TypedText
  past: readonly TypedText[]
  future: readonly TypedText[]
  last: Keystroke | undefined
}

/** A pause that ends a group, in milliseconds. */
export const TYPING_PAUSE = 800

export const startTyping = (start: TypedText): TypingHistory => ({ current: start, past: [], future: [], last: undefined })

/**
 * Records a keystroke. Keystrokes form one group until a pause, the start of the next word, a change between typing and deleting,
 * a moved caret, or an input other than plain typing, such as a paste.
 */
export function type(history: TypingHistory, stroke: Keystroke): TypingHistory {
  const { current, past, last } = history
  const next: TypedText = { text: stroke.text, caret: stroke.caret }
  if (stroke.text === current.text) return { ...history, current: next, last: undefined }
  return {
    current: next,
    past: last && continues(current, last, stroke) ? past : [...past, current],
    future: [],
    last: stroke,
  }
}

function continues(current: TypedText, last: Keystroke, stroke: Keystroke): boolean {
  if (stroke.at - last.at > TYPING_PAUSE || stroke.inputType !== last.inputType) return false
  const grown = stroke.text.length - current.text.length
  if (stroke.inputType === 'insertCompositionText') return true
  if (stroke.inputType.startsWith('delete')) {
    const step = stroke.inputType.endsWith('Backward') ? grown : 0
    return Math.abs(grown) === 1 && stroke.caret === last.caret + step
  }
  if (stroke.inputType !== 'insertText' || stroke.caret !== last.caret + grown) return false
  return !(startsWord(stroke) && !/\S/.test(current.text[last.caret - 1] ?? 'x'))
}

/** Whether the character before the caret is part of a word. */
const startsWord = ({ text, caret }: TypedText) => /\S/.test(text[caret - 1] ?? ' ')

/** Returns the text before the last group of keystrokes; the same history when there is none. */
export function undoTyping(history: TypingHistory): TypingHistory {
  const before = history.past.at(-1)
  if (!before) return history
  return { current: before, past: history.past.slice(0, -1), future: [history.current, ...history.future], last: undefined }
}

/** Restores what `undoTyping` reverted; the same history when there is nothing to redo. */
export function redoTyping(history: TypingHistory): TypingHistory {
  const [after, ...future] = history.future
  if (!after) return history
  return { current: after, past: [...history.past, history.current], future, last: undefined }
}
