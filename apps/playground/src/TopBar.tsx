import { commands, keysOf, runCommand, useBuilder, useBuilderState } from '@blockfront/engine/builder'
import { Button, IconButton, Segmented } from '@blockfront/engine/ui'
import { Eye, Keyboard, Monitor, Redo2, RotateCcw, Smartphone, Tablet, Undo2 } from 'lucide-react'
import { startOver } from './stored-page.ts'

const WIDTHS = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor size={16} /> },
  { value: 'tablet', label: 'Tablet', icon: <Tablet size={16} /> },
  { value: 'mobile', label: 'Mobile', icon: <Smartphone size={16} /> },
] as const

/** A button for one of the builder's commands. */
function CommandButton({ id, icon }: { id: string; icon: React.ReactNode }) {
  const builder = useBuilder()
  const command = commands[id]
  const enabled = useBuilderState(() => command?.enabled(builder) ?? false)
  if (!command) return null
  return (
    <IconButton label={command.title} keys={keysOf(command)} disabled={!enabled} onClick={() => runCommand(command, builder)}>
      {icon}
    </IconButton>
  )
}

/** Undo, redo, widths and preview over the canvas. */
export function TopBar() {
  const builder = useBuilder()
  const width = useBuilderState((state) => state.width)
  const preview = useBuilderState((state) => state.preview)
  const toggle = commands.togglePreview
  const reset = () => {
    const { document, report } = startOver()
    builder.open(document, report)
  }
  return (
    <header className="playground__bar">
      <h1 className="playground__name">Blockfront playground</h1>
      <div className="playground__tools">
        <CommandButton id="undo" icon={<Undo2 size={16} />} />
        <CommandButton id="redo" icon={<Redo2 size={16} />} />
        <Segmented label="Width" value={width} onChange={(value) => builder.store.setState({ width: value })} options={WIDTHS} />
      </div>
      <div className="playground__tools playground__tools--end">
        <CommandButton id="openShortcuts" icon={<Keyboard size={16} />} />
        <IconButton label="Start over with every block" onClick={reset}>
          <RotateCcw size={16} />
        </IconButton>
        <Button variant={preview ? 'primary' : undefined} onClick={() => toggle && runCommand(toggle, builder)}>
          <Eye size={16} />
          {preview ? 'Back to editing' : 'Preview'}
        </Button>
      </div>
    </header>
  )
}
