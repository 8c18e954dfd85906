import { ChevronDown, ChevronRight, EyeOff, Globe, MonitorSmartphone } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { useBlockLabel, useBlockName } from '../canvas/block/use-block.ts'
import { BlockIcon } from '../palette/BlockIcon.tsx'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { isShared } from '../store/page-order.ts'
import { hiddenTo, widthsOf } from './hidden-to.ts'
import { messages } from './messages.ts'
import { INDENT } from './OutlineDropLine.tsx'
import { RowActions } from './RowActions.tsx'
import type { OutlineRow } from './rows.ts'
import { useFirstWords } from './use-first-words.ts'

interface RowProps {
  row: OutlineRow
  domId: string
  drop: 'inside' | undefined
  onFold: (id: string, close: boolean) => void
}

/** One block in the outline. It renders again only when its own block changes. */
export const Row = /* @__PURE__ */ memo(function Row({ row, domId, drop, onFold }: RowProps) {
  const { id, depth, size, position, open, slotTitle } = row
  const builder = useBuilder()
  const block = useBlockLabel(id)
  const name = useBlockName(id)
  const words = useFirstWords(id)
  const selected = useBuilderState((state) => state.selection.includes(id))
  const hovered = useBuilderState((state) => state.hovered === id)
  const hidden = useBuilderState(() => hiddenTo(builder.index, id))
  if (!block) return null
  const shared = isShared(builder.index, id)
  const select = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const { selection } = builder.store.getState()
    if (!(shiftKey || ctrlKey || metaKey)) return builder.select([id])
    builder.select(selected ? selection.filter((one) => one !== id) : [...selection, id])
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around has the focus and the keys
    <div
      id={domId}
      className="bfb-row"
      role="treeitem"
      aria-level={depth}
      aria-setsize={size}
      aria-posinset={position}
      aria-expanded={open}
      aria-selected={selected}
      tabIndex={-1}
      data-row={id}
      data-hidden={hidden === 'visitors' || undefined}
      data-hovered={hovered || undefined}
      data-drop={drop}
      style={{ paddingInlineStart: 8 + (depth - 1) * INDENT }}
      onClick={select}
      onMouseEnter={() => builder.store.setState({ hovered: id })}
      onMouseLeave={() => builder.store.setState({ hovered: undefined })}
    >
      <button
        type="button"
        className="bfb-row__fold"
        tabIndex={-1}
        aria-hidden="true"
        data-leaf={open === undefined || undefined}
        onClick={(event) => {
          event.stopPropagation()
          onFold(id, open === true)
        }}
      >
        {open === true ? <ChevronDown size={12} /> : open === false ? <ChevronRight size={12} /> : null}
      </button>
      <span className="bfb-row__icon">
        <BlockIcon type={block.type} />
      </span>
      <span className="bfb-row__name">{name}</span>
      {words && words !== name && <span className="bfb-row__words"> {words}</span>}
      {slotTitle !== undefined && <span className="ui-hidden">{messages.inSlot(slotTitle)}</span>}
      {shared && (
        <span className="bfb-row__icon" data-shared title={messages.onEveryPage}>
          <Globe size={12} aria-hidden />
        </span>
      )}
      {shared && <span className="ui-hidden">{messages.nameNote}</span>}
      {hidden && <HiddenMark from={hidden} isOwn={block.editor?.hidden === true} />}
      {block.editor?.locked && <span className="ui-hidden">{messages.locked}</span>}
      {block.contentType !== 'unknown' && <RowActions id={id} block={block} />}
    </div>
  )
})

/** Says from whom a block is hidden. A block that is hidden itself has a button with the icon. */
function HiddenMark({ from, isOwn }: { from: string; isOwn: boolean }) {
  const all = from === 'visitors'
  const text = all
    ? messages.hidden[isOwn ? 'itself' : 'inside']
    : messages.hiddenOn(widthsOf(from).map((width) => messages.widths[width]))
  const Icon = all ? EyeOff : MonitorSmartphone
  return (
    <span className="bfb-row__icon" data-mark={!isOwn || undefined} title={text}>
      {!isOwn && <Icon size={13} aria-hidden />}
      <span className="ui-hidden">{`, ${text}`}</span>
    </span>
  )
}
