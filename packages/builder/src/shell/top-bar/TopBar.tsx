import { Badge, Button, IconButton } from '@blockfront/ui'
import { ArrowLeft, Eye, PencilLine, Redo2, Undo2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { commands, runCommand } from '../../commands/index.ts'
import { keysOf } from '../../keyboard/keys.ts'
import { PublishMenu } from '../../saving/publishing/PublishMenu.tsx'
import { SaveStatus } from '../../saving/SaveStatus.tsx'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { useNavigation } from '../navigation.ts'
import { ThemeStatus } from '../theme/ThemeStatus.tsx'
import { useNarrow } from '../workspace-layout.ts'
import { CommandButton } from './CommandButton.tsx'
import { PageSwitcher } from './PageSwitcher.tsx'
import { MoreMenu, WidthSwitch, ZoomMenu } from './ViewMenus.tsx'

const People = /* @__PURE__ */ lazy(async () => ({ default: (await import('../../presence/People.tsx')).People }))

/** The bar above the canvas: page, save status, undo, width and zoom, people in other windows, publishing. */
export function TopBar() {
  const { leave } = useNavigation()
  const narrow = useNarrow()
  const preview = useBuilderState((state) => state.preview)
  const isReadOnly = useBuilderState((state) => state.isReadOnly)
  const isShared = useBuilderState((state) => state.people.length > 0)
  return (
    <header className="bfs-bar" data-preview={preview || undefined}>
      <div className="bfs-bar__part">
        {leave && (
          <IconButton label={messages.back} size="large" onClick={leave}>
            <ArrowLeft size={16} className="bfs-turns" />
          </IconButton>
        )}
        <h1 className="ui-hidden">{messages.title}</h1>
        <PageSwitcher />
        {isReadOnly ? (
          <Badge tone="warning">{messages.readOnly}</Badge>
        ) : (
          <>
            <SaveStatus />
            <ThemeStatus />
          </>
        )}
      </div>
      <div className="bfs-bar__part bfs-bar__part--middle">
        {!preview && (
          <>
            <CommandButton id="undo">
              <Undo2 size={16} className="bfs-turns" />
            </CommandButton>
            <CommandButton id="redo">
              <Redo2 size={16} className="bfs-turns" />
            </CommandButton>
          </>
        )}
        {!narrow && (
          <>
            <WidthSwitch />
            <ZoomMenu />
          </>
        )}
      </div>
      <div className="bfs-bar__part bfs-bar__part--end">
        {isShared && (
          <Suspense>
            <People />
          </Suspense>
        )}
        {!preview && <MoreMenu />}
        {(preview || !narrow) && !isReadOnly && <PreviewButton preview={preview} narrow={narrow} />}
        {!isReadOnly && <PublishMenu />}
      </div>
    </header>
  )
}

function PreviewButton({ preview, narrow }: { preview: boolean; narrow: boolean }) {
  const builder = useBuilder()
  const command = commands.togglePreview
  if (!command) return null
  return (
    <Button
      icon={preview ? <PencilLine size={14} /> : <Eye size={14} />}
      title={keysOf(command)}
      onClick={() => runCommand(command, builder)}
    >
      {preview ? (narrow ? messages.edit : messages.backToEditing) : messages.preview}
    </Button>
  )
}
