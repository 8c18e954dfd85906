import { Tabs } from '@blockfront/ui'
import type { ReactNode } from 'react'
import type { Group } from '../../field/meta.ts'
import type { FormMessages } from '../messages.ts'

export interface GroupTabsProps {
  groups: readonly Group[]
  /** The open group; the first one if this group does not exist. */
  open: Group
  onOpen?: (group: Group) => void
  /** Accessible name of the tab list. */
  label: string
  messages: FormMessages
  children: (group: Group) => ReactNode
}

/** The groups of a panel as tabs. A single group is shown without tabs. */
export function GroupTabs({ groups, open, onOpen, label, messages, children }: GroupTabsProps) {
  const [first] = groups
  if (first === undefined) return null
  if (groups.length === 1) return <div className="ui-panel__tab">{children(first)}</div>
  return (
    <div className="ui-panel__tabs">
      <Tabs
        label={label}
        value={groups.includes(open) ? open : first}
        onChange={(next) => onOpen?.(next as Group)}
        tabs={groups.map((group) => ({
          value: group,
          label: messages.groups[group] ?? group,
          content: <div className="ui-panel__tab">{children(group)}</div>,
        }))}
      />
    </div>
  )
}
