import { Button, EmptyState } from '@blockfront/ui'
import { SearchX } from 'lucide-react'
import { Link } from '../../router.ts'

export interface GoneProps {
  title: string
  help: string
  /** The list to return to, and its name. */
  to: string
  list: string
}

/** Shown for an object that does not exist or was deleted. */
export const NotFound = ({ title, help, to, list }: GoneProps) => (
  <EmptyState
    icon={<SearchX size={20} />}
    title={title}
    action={
      <Button asChild>
        <Link to={to}>{list}</Link>
      </Button>
    }
  >
    {help}
  </EmptyState>
)
