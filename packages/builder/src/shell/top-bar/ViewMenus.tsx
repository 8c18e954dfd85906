import { WIDTHS, type Width } from '@blockfront/engine'
import { Button, IconButton, Menu, type MenuItem, SegmentedControl } from '@blockfront/ui'
import { ChevronDown, Ellipsis, Monitor, Smartphone, Tablet } from 'lucide-react'
import { commands, runCommand } from '../../commands/index.ts'
import { keysOf } from '../../keyboard/keys.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { togglePanel, useLayout, useLayoutStore, useNarrow } from '../workspace-layout.ts'

const icons = { desktop: Monitor, tablet: Tablet, mobile: Smartphone }
const ZOOMS = [0.5, 0.75, 1, 1.5] as const

const percent = (scale: number) => `${Math.round(scale * 100)} %`

/** Selects the width of the canvas. */
export function WidthSwitch() {
  const builder = useBuilder()
  const width = useBuilderState((state) => state.width)
  const options = WIDTHS.map((value) => {
    const Icon = icons[value]
    return { value, label: messages.widths[value], icon: <Icon size={16} /> }
  })
  return (
    <SegmentedControl label={messages.width} value={width} onChange={(value) => setWidth(builder, value)} options={options} />
  )
}

function setWidth(builder: ReturnType<typeof useBuilder>, width: Width) {
  const command = commands[`${width}Width`]
  if (command) runCommand(command, builder)
}

function useZoomItems(): MenuItem[] {
  const { store } = useBuilder()
  const zoom = useBuilderState((state) => state.zoom)
  const item = (label: string, value: number | 'fit'): MenuItem => ({
    label,
    checked: zoom === value,
    onSelect: () => store.setState({ zoom: value }),
  })
  return [item(messages.fit, 'fit'), ...ZOOMS.map((value) => item(percent(value), value))]
}

/** Selects the zoom of the page. */
export function ZoomMenu() {
  const items = useZoomItems()
  const scale = useBuilderState((state) => state.scale)
  return (
    <Menu
      align="center"
      items={items}
      trigger={
        <Button variant="ghost" className="bfs-zoom" aria-label={messages.zoomIs(percent(scale))}>
          <bdi>{percent(scale)}</bdi>
          <ChevronDown size={12} aria-hidden />
        </Button>
      }
    />
  )
}

/** Less frequent commands; in a narrow window also those that do not fit the bar. */
export function MoreMenu() {
  const builder = useBuilder()
  const layout = useLayoutStore()
  const narrow = useNarrow()
  const zooms = useZoomItems()
  const width = useBuilderState((state) => state.width)
  const properties = useLayout((state) => state.properties)
  const command = (id: string, label?: string): MenuItem[] => {
    const found = commands[id]
    return found ? [{ label: label ?? found.title, keys: keysOf(found), onSelect: () => void runCommand(found, builder) }] : []
  }
  const canRedo = useBuilderState(() => commands.redo?.enabled(builder) ?? false)
  const items: MenuItem[] = narrow
    ? [
        // The bar of a very narrow window has no space for it next to other people.
        ...(canRedo ? command('redo') : []),
        ...command('togglePreview'),
        'line',
        { heading: messages.width },
        ...WIDTHS.map((value) => ({
          label: messages.widths[value],
          checked: width === value,
          onSelect: () => setWidth(builder, value),
        })),
        { label: messages.zoom, items: zooms },
        'line',
        ...command('openCommands'),
      ]
    : [
        {
          label: messages.showProperties,
          checked: properties,
          onSelect: () => togglePanel(layout, 'properties'),
        },
        'line',
        ...command('openCommands'),
        ...command('openShortcuts'),
      ]
  return (
    <Menu
      items={items}
      trigger={
        <IconButton label={messages.more} size="large" plain>
          <Ellipsis size={16} />
        </IconButton>
      }
    />
  )
}
