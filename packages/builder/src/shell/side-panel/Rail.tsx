import { Tooltip } from '@blockfront/ui'
import { Files, Layers, MessageSquare, Palette, Plus, Settings2 } from 'lucide-react'
import { useRef } from 'react'
import { useHasOpenComments } from '../../comments/use-open-comments.ts'
import { useRovingFocus } from '../../keyboard/use-roving-focus.ts'
import { useSession } from '../../session.ts'
import { useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { useSettingsTitle } from '../pages/settings/settings-title.ts'
import { isOpen, panelId, panelsOf, togglePanel, useLayout, useLayoutStore, useNarrow } from '../workspace-layout.ts'

const icons = { add: Plus, outline: Layers, theme: Palette, pages: Files, comments: MessageSquare, properties: Settings2 }

/** The buttons that open panels: a column next to the canvas, in a narrow window a row below it. */
export function Rail() {
  const narrow = useNarrow()
  const element = useRef<HTMLElement>(null)
  useRovingFocus(element, '.bfs-rail__button')
  const panels = panelsOf(useSession().adapter)
  const names = narrow ? ([...panels, 'properties'] as const) : panels
  return (
    <nav ref={element} className="bfs-rail" aria-label={messages.panelsRail}>
      {names.map((name) => (
        <RailButton key={name} name={name} narrow={narrow} />
      ))}
    </nav>
  )
}

function RailButton({ name, narrow }: { name: keyof typeof icons; narrow: boolean }) {
  const layout = useLayoutStore()
  const open = useLayout((state) => isOpen(state, name, narrow))
  const isSelected = useBuilderState(({ selection }) => selection.length > 0)
  const hasComments = useHasOpenComments()
  const settingsTitle = useSettingsTitle()
  const marked = (name === 'properties' && isSelected) || (name === 'comments' && hasComments)
  const Icon = icons[name]
  const label = name === 'properties' ? (marked ? messages.editSelected : settingsTitle) : messages.panels[name]
  const button = (
    <button
      type="button"
      className="bfs-rail__button"
      data-rail={name}
      data-marked={marked || undefined}
      aria-expanded={open}
      aria-controls={open ? panelId(layout.getState(), name) : undefined}
      aria-label={label}
      onClick={() => togglePanel(layout, name)}
    >
      <Icon size={18} aria-hidden />
      <span className="bfs-rail__word" aria-hidden>
        {messages.railWords[name]}
      </span>
    </button>
  )
  return narrow ? (
    button
  ) : (
    <Tooltip text={label} side={document.dir === 'rtl' ? 'left' : 'right'}>
      {button}
    </Tooltip>
  )
}
