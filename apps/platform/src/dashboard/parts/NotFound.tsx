import { Button, EmptyState } from '@blockfront/ui'
import { SearchX } from 'lucide-react'
import { Link } from '../../router.ts'

export interface GoneProps {
  title: string
  help: string
  /** The list that leads on from here, and its name. */
  to: string
  list: string
}

/** What was asked for does not exist any more, or never did. */
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
