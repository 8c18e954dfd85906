import { Button } from '@blockfront/ui'
import { Plus } from 'lucide-react'
import { useBuilder } from '../../store/hooks.ts'
import { messages } from '../messages.ts'

/** The button next to an empty page. It is outside of the page, which is inert. */
export function InsertButton() {
  const builder = useBuilder()
  return (
    <Button variant="primary" icon={<Plus size={16} />} onClick={() => builder.store.setState({ dialog: 'insert' })}>
      {messages.insert}
    </Button>
  )
}
