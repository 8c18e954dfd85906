import { IconButton, Menu } from '@blockfront/ui'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'

interface EntryMenuProps extends Pick<ComponentProps<typeof Menu>, 'items'> {
  label: string
}

/** The menu of an entry of the palette that the owner saved. */
export const EntryMenu = ({ label, items }: EntryMenuProps) => (
  <div className="bfb-entry__menu">
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="small" plain>
          <Ellipsis size={14} />
        </IconButton>
      }
      items={items}
    />
  </div>
)
