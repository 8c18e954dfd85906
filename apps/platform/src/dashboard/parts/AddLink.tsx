import { Button } from '@blockfront/ui'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../router.ts'

/** The main action of a list: opens the screen that adds an item. */
export const AddLink = ({ to, icon = false, children }: { to: string; icon?: boolean; children: ReactNode }) => (
  <Button asChild variant="primary">
    <Link to={to}>
      {icon && <Plus size={14} aria-hidden />}
      {children}
    </Link>
  </Button>
)
