import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { value: string; label: string; icon?: ReactNode; content: ReactNode }[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

/** Tabs: several views, one at a time. */
export function Tabs({ label, tabs, value, defaultValue, onChange }: TabsProps) {
  return (
    <Radix.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      onValueChange={onChange}
    >
      <Radix.List className="ui-tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} className="ui-tabs__tab" value={tab.value}>
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} className="ui-tabs__content" value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
