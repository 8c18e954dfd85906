import '@blockfront/engine/form.css'
import '@blockfront/builder/rich-text.css'
import './live-panel.css'
import type { Block, Props, PropsSchema } from '@blockfront/engine'
import { Panel } from '@blockfront/engine/form'
import { Theme } from '@blockfront/ui'
import { type ReactNode, useState } from 'react'
import { useColorScheme } from './color-scheme.ts'
import { panelServices } from './panel-services.ts'

interface LivePanelProps {
  block: Pick<Block, 'type' | 'title' | 'props'>
  /** Position of the panel. Default: next to the edited block. */
  panel?: 'next' | 'below'
  /** Draws what the panel edits. */
  children: (value: Props<PropsSchema>) => ReactNode
}

/** The panel of a block, and what it edits. */
export function LivePanel({ block, panel = 'next', children }: LivePanelProps) {
  const [value, setValue] = useState(() => block.props().parse({}))
  const colorScheme = useColorScheme()
  return (
    <Theme theme={colorScheme ?? 'system'}>
      <div className="live-panel ui-root" data-panel={panel}>
        <div className="live-panel__form">
          <Panel
            block={block}
            value={value}
            onChange={(patch) => setValue((before) => ({ ...before, ...patch }))}
            services={panelServices}
          />
        </div>
        {children(value)}
      </div>
    </Theme>
  )
}
