import type { ListName } from '@blockfront/engine'
import { EmptyState } from '@blockfront/ui'
import { Layers } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { commands, runCommand } from '../commands/index.ts'
import { nameOf } from '../commands/selection/selected.ts'
import { DragSurface } from '../dnd/DragSurface.tsx'
import { useDrag } from '../dnd/drag-store.ts'
import { ancestorsOf } from '../store/block-index.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { messages } from './messages.ts'
import { Row } from './Row.tsx'
import { type OutlineRow, rowsOf } from './rows.ts'

/** The height of a row in pixels; CSS has the same. Rows out of sight are not drawn. */
const ROW = 32
const SPARE = 8
/** The height of the tree in pixels until it is measured. */
const GUESS = 800
const NONE: ReadonlySet<string> = new Set()

/** The page as a tree: selecting, renaming, locking, hiding and dragging, by pointer and by keyboard. */
export function Outline() {
  const builder = useBuilder()
  const [folded, setFolded] = useState(NONE)
  const rows = useRows(folded)
  const active = useBuilderState((state) => state.selection.at(-1))
  const landing = useDrag((state) => (state.landing?.on === 'outline' ? state.landing : undefined))
  const tree = useRef<HTMLDivElement>(null)
  const { from, to, shown, measured, onScroll } = useWindow(tree, rows.length)
  const id = useId()
  // A row that is not drawn can't be pointed to.
  const isDrawn = active !== undefined && rows.slice(from, to).some((row) => row.id === active)

  // What is selected elsewhere is shown here: the containers around it open.
  useEffect(() => {
    const around = active === undefined ? [] : ancestorsOf(builder.index, active)
    setFolded((before) => (around.some((one) => before.has(one)) ? without(before, around) : before))
  }, [builder, active])
  useEffect(() => {
    const at = rows.findIndex((row) => row.id === active)
    const element = tree.current
    if (!element || at < 0 || !measured) return
    const top = at * ROW
    const seen = shown.current
    if (top < seen.top) element.scrollTop = top
    else if (top + ROW > seen.top + seen.height) element.scrollTop = top + ROW - seen.height
  }, [active, rows, shown, measured])

  const fold = useCallback(
    (one: string, close: boolean) =>
      setFolded((before) => {
        const next = new Set(before)
        if (close) next.add(one)
        else next.delete(one)
        return next
      }),
    [],
  )
  const pick = useCallback(
    ({ target }: { target: Element }) => {
      const one = target.closest('button') ? undefined : target.closest<HTMLElement>('[data-row]')?.dataset.row
      if (one === undefined || builder.index.entries.get(one)?.block.editor?.locked) return undefined
      return { kind: 'blocks' as const, ids: [one] }
    },
    [builder],
  )
  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = stepOf(event.key, rows, active, fold)
    if (next === undefined) return
    event.preventDefault()
    if (next && next !== active) {
      builder.select([next])
      builder.say(nameOf(builder, next))
    }
  }
  if (rows.length === 0)
    return (
      <EmptyState icon={<Layers size={18} />} title={messages.empty.title}>
        {messages.empty.help}
      </EmptyState>
    )
  return (
    <DragSurface pick={pick} className="bfb-tree-surface" data-drop-zone="outline">
      <div
        ref={tree}
        className="bfb-tree"
        role="tree"
        aria-label={messages.label}
        aria-multiselectable="true"
        aria-activedescendant={isDrawn ? `${id}-${active}` : undefined}
        tabIndex={0}
        onKeyDown={key}
        onScroll={onScroll}
        onDoubleClick={() => commands.rename && runCommand(commands.rename, builder)}
      >
        <div className="bfb-tree__rows" role="presentation" style={{ height: rows.length * ROW }}>
          {rows.slice(from, to).map((row, i) => (
            <Row
              key={row.id}
              row={row}
              domId={`${id}-${row.id}`}
              top={(from + i) * ROW}
              landing={landing && dropPositionIn(landing.place.list, row.id) ? 'inside' : undefined}
              onFold={fold}
            />
          ))}
        </div>
      </div>
      {landing && (
        <div
          className="bfb-tree__line"
          style={{
            top: landing.line.y,
            left: landing.line.x + landing.depth * 14,
            width: landing.line.length - landing.depth * 14,
          }}
        />
      )}
    </DragSurface>
  )
}

const without = (ids: ReadonlySet<string>, gone: readonly string[]) => new Set([...ids].filter((id) => !gone.includes(id)))

const dropPositionIn = (list: ListName, id: string) => typeof list === 'object' && list.container === id

/** The rows, made again when blocks come, go or move: typing in a block makes none. */
function useRows(folded: ReadonlySet<string>): readonly OutlineRow[] {
  const builder = useBuilder()
  const shape = useBuilderState(() => builder.index.shape)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index changes in place, and its shape says when
  return useMemo(() => rowsOf(builder, folded), [builder, folded, shape])
}

/** Which rows are in sight, with some to spare. What is seen is known from events, so that nobody has to measure it. */
function useWindow(tree: { current: HTMLElement | null }, count: number) {
  const [first] = useState({ top: 0, height: GUESS })
  const [seen, setSeen] = useState(first)
  const shown = useRef(seen)
  const onScroll = useCallback(() => {
    const element = tree.current
    if (!element) return
    shown.current = { top: element.scrollTop, height: element.clientHeight }
    setSeen(shown.current)
  }, [tree])
  const some = count > 0
  useLayoutEffect(() => {
    const element = tree.current
    if (!some || !element) return
    const observer = new ResizeObserver(onScroll)
    observer.observe(element)
    return () => observer.disconnect()
  }, [tree, some, onScroll])
  const from = Math.max(0, Math.floor(seen.top / ROW) - SPARE)
  const to = Math.min(count, Math.ceil((seen.top + seen.height) / ROW) + SPARE)
  return { from, to, shown, measured: seen !== first, onScroll }
}

/** The row that a key of the tree pattern leads to (WAI-ARIA Authoring Practices, Tree View); '' when the key was only used up. */
function stepOf(
  key: string,
  rows: readonly OutlineRow[],
  active: string | undefined,
  fold: (id: string, close: boolean) => void,
): string | undefined {
  const at = rows.findIndex(({ id }) => id === active)
  const row = rows[at]
  if (key === 'ArrowDown') return rows[Math.min(at + 1, rows.length - 1)]?.id
  if (key === 'ArrowUp') return rows[at < 0 ? rows.length - 1 : Math.max(at - 1, 0)]?.id
  if (key === 'Home') return rows[0]?.id
  if (key === 'End') return rows.at(-1)?.id
  if (!row) return undefined
  if (key === 'ArrowRight') {
    if (row.open === false) fold(row.id, false)
    return row.open ? rows[at + 1]?.id : ''
  }
  if (key === 'ArrowLeft') {
    if (row.open) fold(row.id, true)
    return row.open ? '' : (rows.slice(0, at).findLast(({ depth }) => depth < row.depth)?.id ?? '')
  }
  return undefined
}
