import { Dialog } from '@blockfront/ui'
import type { Command } from '../commands/command.ts'
import { commandList } from '../commands/index.ts'
import { messages as commandMessages } from '../commands/messages.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { shortcutText } from './keys.ts'
import { messages } from './messages.ts'

const GROUPS: readonly Command['group'][] = ['Edit', 'Arrange', 'Select', 'View']

/** The list of all shortcuts. */
export function ShortcutsSheet() {
  const builder = useBuilder()
  const open = useBuilderState((state) => state.dialog === 'shortcuts')
  const change = (next: boolean) => !next && builder.store.setState({ dialog: undefined })
  return (
    <Dialog open={open} onOpenChange={change} title={messages.shortcuts} size="large">
      <div className="bfb-sheet">
        {GROUPS.map((group) => (
          <section key={group}>
            <h3 className="bfb-sheet__title">{commandMessages.groups[group]}</h3>
            <dl className="bfb-sheet__list">
              {commandList
                .filter((command) => command.group === group && command.shortcuts)
                .map(({ id, title, shortcuts }) => (
                  <div key={id} className="bfb-sheet__row">
                    <dt>{title}</dt>
                    <dd>
                      {shortcuts?.map((shortcut) => (
                        <kbd key={shortcut}>{shortcutText(shortcut)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
