import { IconButton, Menu, type MenuItem } from '@blockfront/ui'
import { Ellipsis } from 'lucide-react'
import { messages } from './messages.ts'

interface RowMenuProps {
  /** The accessible name of its button. */
  label: string
  /** The actions before "Move up". */
  items: readonly MenuItem[]
  /** The index of the row, from 0. */
  index: number
  count: number
  onMove: (to: number) => void
  deleteLabel: string
  onDelete: () => void
}

/** The menu of a row that can be moved and deleted. */
export const RowMenu = ({ label, items, index, count, onMove, deleteLabel, onDelete }: RowMenuProps) => (
  <Menu
    trigger={
      <IconButton label={label} plain>
        <Ellipsis size={16} />
      </IconButton>
    }
    items={[
      ...items,
      'line',
      { label: messages.up, disabled: index === 0, onSelect: () => onMove(index - 1) },
      { label: messages.down, disabled: index === count - 1, onSelect: () => onMove(index + 1) },
      'line',
      { label: deleteLabel, danger: true, onSelect: onDelete },
    ]}
  />
)
