import { Component, type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Resources } from './resource.ts'

/** A block as the renderer needs it: complete and valid, which loading sees to. */
export interface PageBlock {
  id: string
  type: string
  variant?: string
  props: Record<string, unknown>
  childComponents?: readonly PageBlock[]
  /** `unknown` marks what loading did not understand: it draws nothing, even where the type has a view. */
  contentType?: string
  /** A hidden block is left out, with all that it holds. */
  editor?: { hidden?: boolean }
}

/** A view as the renderer calls it: the block's props, what it asked for, and its children. */
// biome-ignore lint/suspicious/noExplicitAny: every view has different props; its block's schema has checked them
export type View = ComponentType<any>
export type Views = Readonly<Record<string, View>>

interface RenderOptions {
  views: Views
  /** What is shown instead of a block that threw; nothing by default. */
  Failure?: ComponentType<{ block: PageBlock; error: Error }>
  /** Hears of every block that threw. */
  onFailure?: (block: PageBlock, error: Error) => void
  /** On the server: hears of every block before it is drawn, and may leave it out (see `renderPage`). */
  enter?: (block: PageBlock) => boolean
}

export const RenderContext = /* @__PURE__ */ createContext<RenderOptions>({ views: {} })

interface BoundaryProps {
  block: PageBlock
  frame: RenderOptions
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { error?: Error; block?: PageBlock }> {
  override state: { error?: Error; block?: PageBlock } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  /** A block that was changed since it threw gets another try. */
  static getDerivedStateFromProps({ block }: BoundaryProps, state: { error?: Error; block?: PageBlock }) {
    return state.block === block ? null : { block, error: undefined }
  }

  override componentDidCatch(error: Error) {
    this.props.frame.onFailure?.(this.props.block, error)
  }

  override render() {
    const { error } = this.state
    const { Failure } = this.props.frame
    if (!error) return this.props.children
    return Failure ? <Failure block={this.props.block} error={error} /> : null
  }
}

const onServer = typeof document === 'undefined'

/**
 * Draws one block by its view, in its own boundary: one that throws shows nothing, or the frame's `Failure`, and the
 * page lives. An unknown type draws nothing.
 */
export function BlockOutlet({ block, data, children }: { block: PageBlock; data?: Resources; children?: ReactNode }) {
  const frame = useContext(RenderContext)
  const known = block.contentType !== 'unknown' && Object.hasOwn(frame.views, block.type)
  const View = known ? frame.views[block.type] : undefined
  if (!View || frame.enter?.(block) === false) return null
  const view = (
    <View {...block.props} variant={block.variant} data={data ?? none}>
      {children}
    </View>
  )
  if (onServer) return view
  return (
    <Boundary block={block} frame={frame}>
      {view}
    </Boundary>
  )
}

const none: Resources = {}
