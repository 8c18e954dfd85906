import type { ComponentType, ReactNode } from 'react'
import type { PageBlock, View } from '../BlockOutlet.tsx'
import { BlockServicesContext } from '../block-services.ts'
import { inertServices } from '../inert-services.ts'
import { byArea, InOrder, type PageProps } from '../Page.tsx'

/** Whether React sends the component to the browser: its file starts with 'use client'. */
const isClientView = (view: View): boolean =>
  (view as unknown as { $$typeof?: symbol }).$$typeof === Symbol.for('react.client.reference')

export interface ServerPageProps extends PageProps {
  /** Surrounds the blocks that are sent to the browser. A page without such blocks leaves it out, so that the browser does not load it. */
  Client?: ComponentType<{ children: ReactNode }>
}

type BlockProps = Omit<ServerPageProps, 'content' | 'Areas' | 'services' | 'theme' | 'dir'> & { block: PageBlock }

/**
 * `Page` for server components. Static blocks become HTML without JavaScript; a block whose view is a client component is rendered
 * on the server and hydrated. `services` reach static blocks only: functions cannot be sent to the browser. Provide those of client
 * blocks in a client component with `BlockServicesContext`.
 */
export function ServerPage({ content, Areas = InOrder, services = inertServices, theme, dir, ...rest }: ServerPageProps) {
  const list = (blocks: readonly PageBlock[]) => blocks.map((block) => <ServerBlock key={block.id} block={block} {...rest} />)
  return (
    <BlockServicesContext value={services}>
      <div className="bf-page" style={theme} dir={dir}>
        <Areas areas={byArea(content, list)} />
      </div>
    </BlockServicesContext>
  )
}

function ServerBlock({ block, ...rest }: BlockProps): ReactNode {
  const { views, data, enter, Mark, Client } = rest
  const isKnown = block.contentType !== 'unknown' && Object.hasOwn(views, block.type)
  const View = isKnown && !block.editor?.hidden ? views[block.type] : undefined
  if (!View || enter?.(block) === false) return null
  const children = block.childComponents ?? []
  // The same elements are in `children` and in `slots`, so that React sends them to a client view once.
  const inside = children.map((child) => <ServerBlock key={child.id} block={child} {...rest} />)
  const slots: Record<string, ReactNode> = {}
  for (const { slot } of children) if (slot) slots[slot] ??= inside.filter((_, index) => children[index]?.slot === slot)
  const props = {
    ...block.props,
    variant: block.variant,
    eager: block.eager,
    data: data?.[block.id] ?? {},
    slots,
    children: inside.length > 0 ? inside : undefined,
  }
  const sent = <View {...props} />
  const view = isClientView(View) ? (
    Client ? (
      <Client>{sent}</Client>
    ) : (
      sent
    )
  ) : (
    <StaticView View={View} props={props} block={block} {...rest} />
  )
  const marked = Mark ? <Mark block={block}>{view}</Mark> : view
  const { hiddenOn, appear = '', hover = '' } = block.editor ?? {}
  const effects = `${appear} ${hover}`.trim()
  return hiddenOn || effects ? (
    <div data-hidden-on={hiddenOn?.join(' ') ?? ''} data-effects={effects || undefined}>
      {marked}
    </div>
  ) : (
    marked
  )
}

/** Server components have no error boundaries. The view is called here, so that its error leaves out only this block. */
function StaticView({ View, props, block, onFailure, Failure }: BlockProps & { View: View; props: object }): ReactNode {
  // A memo, for example.
  if (typeof (View as unknown) !== 'function') return <View {...props} />
  const fail = (thrown: unknown) => {
    if (isSignal(thrown)) throw thrown
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    onFailure?.(block, error)
    return Failure ? <Failure block={block} error={error} /> : null
  }
  try {
    const drawn = (View as (props: object) => ReactNode)(props)
    return drawn instanceof Promise ? drawn.catch(fail) : drawn
  } catch (thrown) {
    return fail(thrown)
  }
}

/** A promise that a view waits for, or a framework's signal such as a redirect, which has a digest. */
const isSignal = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && ('then' in thrown || 'digest' in thrown || '$$typeof' in thrown)
