import { Button, useReadOnly } from '@blockfront/ui'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../router.ts'

/** The main action of a list: opens the screen that adds an item. */
export function AddLink({ to, icon = false, children }: { to: string; icon?: boolean; children: ReactNode }) {
  const content = (
    <>
      {icon && <Plus size={14} aria-hidden />}
      {children}
    </>
  )
  const isReadOnly = useReadOnly() !== undefined
  return (
    <Button asChild={!isReadOnly} variant="primary">
      {isReadOnly ? content : <Link to={to}>{content}</Link>}
    </Button>
  )
}
