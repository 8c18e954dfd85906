import { Redo2, Undo2 } from 'lucide-react'
import { PublishMenu } from '../saving/publishing/PublishMenu.tsx'
import { SaveStatus } from '../saving/SaveStatus.tsx'
import { CommandButton } from '../shell/top-bar/CommandButton.tsx'
import { messages } from './messages.ts'

/** Undo and redo, whether the draft is saved, and publishing. */
export const SettingsBar = () => (
  <section className="bfe-bar" aria-label={messages.actions}>
    <CommandButton id="undo">
      <Undo2 size={16} />
    </CommandButton>
    <CommandButton id="redo">
      <Redo2 size={16} />
    </CommandButton>
    <SaveStatus />
    <PublishMenu />
  </section>
)
