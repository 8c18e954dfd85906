import { type KeyboardEvent, useEffect, useRef } from 'react'
import { DocumentError } from '../../document/error.ts'
import { updateProps } from '../../document/update-props.ts'
import type { Builder } from '../store/builder-store.ts'
import { useBuilder } from '../store/hooks.ts'
import { type FoundText, withText } from './find-text.ts'
import { useScene } from './scene.ts'

export type Editing = Extract<FoundText, { kind: 'plain' }>

/** What makes text stand where it stands. */
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

/** The text with each line break, and the space around it, as one space. */
const inOneLine = (text: string) =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : text

/**
 * Editing of a text where it stands. A transparent field lies over the page's own element in the same type, so that one sees the
 * page's text, reflowed at every key, and the field's caret and selection. Enter or a click elsewhere ends it, Escape takes it back.
 */
export function TextEditor({ editing, onDone }: { editing: Editing; onDone: () => void }) {
  const builder = useBuilder()
  const { surface, marks, motion } = useScene()
  const field = useRef<HTMLDivElement>(null)
  const start = useRef('')

  useEffect(() => {
    const input = field.current
    if (!input) return
    start.current = textOf(builder, editing)
    input.textContent = start.current
    input.focus()
    getSelection()?.selectAllChildren(input)
    const follow = () => () => lay(input, editing.element, surface.stage, surface.scroller)
    follow()()
    const unfollow = motion.follow(follow)
    const goOn = halt(marks.elementsOf(editing.blockId))
    return () => {
      unfollow()
      goOn()
    }
  }, [builder, editing, surface, marks, motion])

  const write = () => {
    const text = field.current?.innerText.replace(/\n$/, '') ?? ''
    setText(builder, editing, editing.multiline ? text : inOneLine(text))
  }
  const key = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') {
      setText(builder, editing, start.current)
      onDone()
    } else if (event.key === 'Enter' && !(editing.multiline && event.shiftKey)) {
      event.preventDefault()
      onDone()
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: only a contenteditable lays its text out as the page does
    <div
      ref={field}
      className="bfb-text"
      role="textbox"
      aria-label="Text on the page"
      aria-multiline={editing.multiline}
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={write}
      onKeyDown={key}
      onBlur={onDone}
    />
  )
}

/** Stops what moves in a block, such as a strip of messages that runs past. Returns how to let it go on. */
function halt(block: readonly Element[]): () => void {
  const moved = block
    .flatMap((element) => element.getAnimations({ subtree: true }))
    .flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : undefined
      return target instanceof HTMLElement ? target : []
    })
  // By style: an animation that a script has paused no longer answers to the page's own rules.
  for (const { style } of moved) style.animationPlayState = 'paused'
  return () => {
    for (const { style } of moved) style.animationPlayState = ''
  }
}

function textOf({ index }: Builder, { blockId, path }: Editing): string {
  const props: unknown = index.entries.get(blockId)?.block.props
  return String(path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], props) ?? '')
}

function setText(builder: Builder, { blockId, path }: Editing, text: string) {
  const block = builder.index.entries.get(blockId)?.block
  const [prop, ...rest] = path
  if (!block || prop === undefined) return
  try {
    const props = { [prop]: withText(block.props[prop], rest, text) }
    const change = updateProps(builder.store.getState().document, builder.blocks, { id: blockId, props })
    builder.apply(change, { field: `${blockId}.${prop}` })
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    builder.say(error.message)
  }
}

/** Lays the field over an element. One that is gone from the page (an empty title, say) leaves the field where it was. */
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
