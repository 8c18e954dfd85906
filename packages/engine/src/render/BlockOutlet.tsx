import { Component, type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Resources } from './resource.ts'

/** A block as the renderer needs it: complete and valid, as loading returns it. */
export interface PageBlock {
  id: string
  type: string
  variant?: string
  props: Record<string, unknown>
  /** The slot of the container around it, which loading sets, or its area of the page. */
  slot?: string
  childComponents?: readonly PageBlock[]
  /** `unknown` marks a block that loading could not interpret. It renders nothing, even if its type has a view. */
  contentType?: string
  /** Whether it draws the first large image of the page, which loads before others. */
  eager?: boolean
  /**
   * A hidden block is not rendered, and neither are its children. With `hiddenOn`, style sheets hide it at these widths of the page. `appear` and
   * `hover` are effects of the style sheet.
   */
  editor?: { hidden?: boolean; hiddenOn?: readonly string[]; appear?: string; hover?: string }
}

/** A view as the renderer calls it: with the block's props, data and children. */
// biome-ignore lint/suspicious/noExplicitAny: every view has different props; its block's schema has checked them
export type View = ComponentType<any>
export type Views = Readonly<Record<string, View>>

interface RenderOptions {
  views: Views
  /** Shown instead of a block that threw. Default: nothing. */
  Failure?: ComponentType<{ block: PageBlock; error: Error }>
  /** Called for every block that threw. */
  onFailure?: (block: PageBlock, error: Error) => void
  /** On the server: called before each block is rendered. Return false to leave the block out (see `renderPage`). */
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

  /** A block that changed after it threw is rendered again. */
  static getDerivedStateFromProps({ block }: BoundaryProps, state: { error?: Error; block?: PageBlock }) {
    return state.block === block ? null : { block, error: undefined }
  }

  /** The thrown value may be no error; the one in the state always is. */
  override componentDidCatch() {
    const { error } = this.state
    if (error) this.props.frame.onFailure?.(this.props.block, error)
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
 * Renders one block with its view in an error boundary. If it throws, nothing or `Failure` is shown and the rest of the page
 * keeps working. An unknown type renders nothing.
 */
export function BlockOutlet({
  block,
  data,
  slots,
  children,
}: {
  block: PageBlock
  data?: Resources
  slots?: Readonly<Record<string, ReactNode>>
  children?: ReactNode
}) {
  const frame = useContext(RenderContext)
  const known = block.contentType !== 'unknown' && Object.hasOwn(frame.views, block.type)
  const View = known ? frame.views[block.type] : undefined
  if (!View || frame.enter?.(block) === false) return null
  const view = (
    <View {...block.props} variant={block.variant} eager={block.eager} data={data ?? none} slots={slots ?? none}>
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

const none = {}
