import { Button } from '@blockfront/ui'
import { ArrowLeft } from 'lucide-react'
import { useNavigation } from '../shell/navigation.ts'
import { messages } from './messages.ts'

/** Leads from a shared component back to the page on which the owner chose to edit it. */
export function EditedComponent() {
  const { backToPage } = useNavigation()
  if (!backToPage) return null
  return (
    <div className="bfs-component__bar">
      <Button size="small" icon={<ArrowLeft size={14} className="bfs-turns" />} onClick={backToPage.open}>
        <bdi>{messages.back(backToPage.name)}</bdi>
      </Button>
      <p>{messages.editing}</p>
    </div>
  )
}
