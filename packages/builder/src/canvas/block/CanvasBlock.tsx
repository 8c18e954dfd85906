import { BlockOutlet, type PageBlock, SlideFocusContext } from '@blockfront/engine/render'
import { Fragment, memo, useState } from 'react'
import { useBuilder, useChildIds, useWatched } from '../../store/hooks.ts'
import { useCanvas } from '../canvas-context.ts'
import { useResources } from '../use-resources.ts'
import { chunksOf } from './chunks.ts'
import { HiddenCard } from './HiddenCard.tsx'
import { UnknownCard } from './UnknownCard.tsx'
import { useBlockWithoutChildren } from './use-block.ts'

/** One block of the page, drawn by the one renderer and known by its elements. It is drawn again when its own props change. */
export const CanvasBlock = /* @__PURE__ */ memo(function CanvasBlock({ id }: { id: string }) {
  const block = useBlockWithoutChildren(id)
  const children = useChildIds(id)
  const slide = useSlide(id)
  const { marks } = useCanvas()
  const data = useResources(block?.type ?? '', block?.props ?? NO_PROPS)
  if (!block) return null
  return (
    <Fragment ref={marks.refOf(id)}>
      {block.editor?.hidden ? (
        <HiddenCard id={id} />
      ) : block.contentType === 'unknown' ? (
        <UnknownCard type={block.type} />
      ) : (
        <SlideFocusContext value={slide}>
          <BlockOutlet block={block as PageBlock} data={data}>
            {children.length > 0 ? <CanvasList ids={children} /> : undefined}
          </BlockOutlet>
        </SlideFocusContext>
      )}
    </Fragment>
  )
})

const NO_PROPS = {}

/** The slide of the block that the owner works on. */
function useSlide(id: string): number | undefined {
  const { store } = useBuilder()
  return useWatched(id, () => {
    const { slide } = store.getState()
    return slide?.blockId === id ? slide.index : undefined
  })
}

/** From how many blocks on a list is drawn in runs. */
const LONG = 64

/** Blocks one below the other. React looks at every sibling of what it draws again, so that a long list is drawn in runs. */
export const CanvasList = /* @__PURE__ */ memo(function CanvasList({ ids }: { ids: readonly string[] }) {
  // It stays the one that it was at first: another way of drawing it would draw all of it from nothing.
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
