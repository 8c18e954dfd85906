import { DocumentError, updateProps } from '@blockfront/engine'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { commands } from '../../commands/index.ts'
import { isShortcut } from '../../keyboard/keys.ts'
import type { Builder } from '../../store/builder-store.ts'
import { useBuilder } from '../../store/hooks.ts'
import { useCanvas } from '../canvas-context.ts'
import { messages } from '../messages.ts'
import { type FoundText, withText } from './find-text.ts'
import { redoTyping, startTyping, type TypingHistory, type, undoTyping } from './typing.ts'

export type Editing = Extract<FoundText, { kind: 'plain' }>

/** CSS properties that affect the position of text. */
const STYLES = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-stretch',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'text-align',
  'text-transform',
  'text-indent',
  'text-wrap',
  'overflow-wrap',
  'direction',
  'padding',
] as const

/** Replaces line breaks and the white space around them with one space. */
const inOneLine = (text: string) =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : text

/**
 * Edits a text directly on the page. A transparent text field with the same font covers the element: the owner sees the page's
 * text, updated on each keystroke, with the field's caret and selection. Enter, Escape or a click elsewhere ends editing and
 * keeps the text. Undo reverts words during editing, and the whole edit afterwards.
 */
export function TextEditor({ editing, onDone }: { editing: Editing; onDone: (by: 'key' | 'blur') => void }) {
  const builder = useBuilder()
  const { canvasElements, overlayTracker } = useCanvas()
  const field = useRef<HTMLDivElement>(null)
  const history = useRef<TypingHistory>(startTyping({ text: '', caret: 0 }))
  const edit = useId()

  useEffect(() => {
    const input = field.current
    if (!input) return
    const text = textOf(builder, editing)
    history.current = startTyping({ text, caret: text.length })
    input.textContent = text
    input.focus()
    getSelection()?.selectAllChildren(input)
    const follow = () => () => lay(input, editing.element, canvasElements.stage, canvasElements.scroller)
    follow()()
    return overlayTracker.track(follow)
  }, [builder, editing, canvasElements, overlayTracker])

  const store = (text: string) =>
    setText(builder, editing, editing.multiline ? text : inOneLine(text), `${editing.blockId} ${edit}`)
  const write = (event: FormEvent<HTMLDivElement>) => {
    const { inputType = '' } = event.nativeEvent as InputEvent
    const text = event.currentTarget.innerText.replace(/\n$/, '')
    history.current = type(history.current, { text, caret: caretIn(event.currentTarget), inputType, at: event.timeStamp })
    store(text)
  }
  const travel = (next: TypingHistory) => {
    const input = field.current
    if (!input || next === history.current) return
    history.current = next
    input.textContent = next.current.text
    setCaret(input, next.current.caret)
    store(next.current.text)
  }
  const key = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const undoes = commands.undo?.shortcuts?.some((shortcut) => isShortcut(shortcut, event))
    const redoes = commands.redo?.shortcuts?.some((shortcut) => isShortcut(shortcut, event))
    if (undoes) travel(undoTyping(history.current))
    else if (redoes) travel(redoTyping(history.current))
    else if (event.key === 'Escape' || (event.key === 'Enter' && !(editing.multiline && event.shiftKey))) onDone('key')
    else return
    event.preventDefault()
  }
  // The browser's undo command does not know texts that were set from code.
  useEffect(() => {
    const input = field.current
    const refuse = (event: InputEvent) => event.inputType.startsWith('history') && event.preventDefault()
    input?.addEventListener('beforeinput', refuse)
    return () => input?.removeEventListener('beforeinput', refuse)
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: only a contenteditable lays its text out as the page does
    <div
      ref={field}
      className="bfb-text"
      role="textbox"
      aria-label={messages.text}
      aria-multiline={editing.multiline}
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={write}
      onKeyDown={key}
      onBlur={() => onDone('blur')}
    />
  )
}

/** Returns the number of characters before the caret. */
function caretIn(input: HTMLElement): number {
  const selection = getSelection()
  if (!selection?.rangeCount) return input.innerText.length
  const range = document.createRange()
  range.selectNodeContents(input)
  const { endContainer, endOffset } = selection.getRangeAt(0)
  if (!input.contains(endContainer)) return input.innerText.length
  range.setEnd(endContainer, endOffset)
  return range.toString().length
}

function setCaret(input: HTMLElement, caret: number) {
  const text = input.firstChild
  getSelection()?.collapse(text ?? input, text ? Math.min(caret, text.textContent?.length ?? 0) : 0)
}

function textOf({ index }: Builder, { blockId, path }: Editing): string {
  const props: unknown = index.entries.get(blockId)?.block.props
  return String(path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], props) ?? '')
}

function setText(builder: Builder, { blockId, path }: Editing, text: string, edit: string) {
  const block = builder.index.entries.get(blockId)?.block
  const [prop, ...rest] = path
  if (!block || prop === undefined) return
  try {
    const props = { [prop]: withText(block.props[prop], rest, text) }
    const change = updateProps(builder.store.getState().document, builder.blocks, { id: blockId, props })
    builder.apply(change, { field: `${blockId}.${prop}`, edit })
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    builder.say(error.message)
  }
}

/**
 * Positions the field over an element. If the element no longer exists (such as an empty title), the field stays where it was.
 */
function lay(input: HTMLElement, element: HTMLElement, stage: HTMLElement | null, scroller: HTMLElement | null) {
  input.dataset.alone = String(!element.isConnected)
  if (!element.isConnected || !stage || !scroller) return
  const [box, room] = [element.getBoundingClientRect(), stage.getBoundingClientRect()]
  const scale = scroller.getBoundingClientRect().width / scroller.offsetWidth
  const computed = getComputedStyle(element)
  for (const name of STYLES) input.style.setProperty(name, computed.getPropertyValue(name))
  input.style.caretColor = computed.color
  input.style.width = `${box.width / scale + 1}px`
  input.style.minHeight = `${box.height / scale}px`
  input.style.translate = `${box.left - room.left}px ${box.top - room.top}px`
  input.style.scale = String(scale)
}
