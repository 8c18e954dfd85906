import { BlockOutlet, type PageBlock, SlideFocusContext } from '@blockfront/engine/render'
import { Fragment, memo, useMemo, useState } from 'react'
import { InstanceContent } from '../../shared-components/InstanceContent.tsx'
import { useBuilder, useChildIds, useSlotContents, useWatched } from '../../store/hooks.ts'
import { useTokenNames } from '../../text-tokens/use-token-names.ts'
import { useCanvas } from '../canvas-context.ts'
import { useResources } from '../use-resources.ts'
import { chunksOf } from './chunks.ts'
import { EffectsPreview } from './EffectsPreview.tsx'
import { EmptySlot } from './EmptySlot.tsx'
import { HiddenAtWidths, HiddenCard } from './HiddenCard.tsx'
import { UnknownCard } from './UnknownCard.tsx'
import { useBlockWithoutChildren } from './use-block.ts'

/** One block of the page, drawn by the renderer. It renders again only when its own props change. */
export const CanvasBlock = /* @__PURE__ */ memo(function CanvasBlock({ id }: { id: string }) {
  const block = useBlockWithoutChildren(id)
  const children = useChildIds(id)
  const slots = useSlots(id)
  const slide = useSlide(id)
  const { blockElements } = useCanvas()
  const { blocks: types } = useBuilder()
  const data = useResources(block)
  const withNames = useTokenNames()
  const shown = useMemo(() => block && withNames(block), [block, withNames])
  if (!block) return null
  return (
    <Fragment ref={blockElements.refOf(id)}>
      {block.editor?.hidden ? (
        <HiddenCard id={id} />
      ) : block.contentType === 'unknown' ? (
        <UnknownCard type={block.type} />
      ) : (
        <HiddenAtWidths id={id} widths={block.editor?.hiddenOn}>
          {types[block.type]?.instance ? (
            <InstanceContent block={block} />
          ) : (
            <SlideFocusContext value={slide}>
              <BlockOutlet block={shown as PageBlock} data={data} slots={slots}>
                {children.length > 0 ? <CanvasList ids={children} /> : undefined}
              </BlockOutlet>
            </SlideFocusContext>
          )}
        </HiddenAtWidths>
      )}
      {(block.editor?.appear || block.editor?.hover) && <EffectsPreview id={id} {...block.editor} />}
    </Fragment>
  )
})

/** The slots of a block, rendered. */
function useSlots(id: string) {
  const contents = useSlotContents(id)
  return useMemo(
    () =>
      contents &&
      Object.fromEntries(
        contents.map(({ name, title, ids, isOpen }) => {
          if (ids.length > 0) return [name, <CanvasList key={name} ids={ids} />]
          return [name, isOpen && <EmptySlot key={name} id={id} name={name} title={title} />]
        }),
      ),
    [id, contents],
  )
}

/** The slide of the block that is being edited. */
function useSlide(id: string): number | undefined {
  const { store } = useBuilder()
  return useWatched(id, () => {
    const { slide } = store.getState()
    return slide?.blockId === id ? slide.index : undefined
  })
}

/** Minimum number of blocks for which a list is rendered in chunks. */
const LONG = 64

/** A list of blocks. React checks every sibling of a component that it renders again, so a long list is split into chunks. */
export const CanvasList = /* @__PURE__ */ memo(function CanvasList({ ids }: { ids: readonly string[] }) {
  // A list keeps its first rendering mode, because switching would remount all its blocks.
  const [long] = useState(ids.length > LONG)
  return long ? <LongList ids={ids} /> : <ShortList ids={ids} />
})

const ShortList = /* @__PURE__ */ memo(function ShortList({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <CanvasBlock key={id} id={id} />)
})

function LongList({ ids }: { ids: readonly string[] }) {
  const [shown, setShown] = useState(() => ({ ids, runs: chunksOf([], ids) }))
  const now = shown.ids === ids ? shown : { ids, runs: chunksOf(shown.runs, ids) }
  if (now !== shown) setShown(now)
  return now.runs.map((run) => <ShortList key={run.key} ids={run.ids} />)
}
