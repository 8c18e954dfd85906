import { Button, Dialog } from '@blockfront/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../../router.ts'
import { messages } from '../messages.ts'

/** Returns the path that a click opens inside the app; undefined for new tabs, other hostnames and the current screen. */
function pathOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin || link.hash) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname + link.search
}

interface LeaveGuardProps {
  /** The title, text and button label of the question. Default: unsaved changes. */
  title?: string
  help?: string
  leave?: string
}

/** While it is mounted, following a link and closing the tab ask for confirmation. */
export function LeaveGuard({ title = messages.leaveTitle, help = messages.leaveHelp, leave = messages.leave }: LeaveGuardProps) {
  const navigate = useNavigate()
  const [target, setTarget] = useState<string>()
  useEffect(() => {
    const confirmLeaving = (event: MouseEvent) => {
      const path = pathOf(event)
      if (!path) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(path)
    }
    const unload = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', confirmLeaving, true)
    addEventListener('beforeunload', unload)
    return () => {
      document.removeEventListener('click', confirmLeaving, true)
      removeEventListener('beforeunload', unload)
    }
  }, [])
  const stay = () => setTarget(undefined)
  return (
    <Dialog
      open={target !== undefined}
      onOpenChange={(open) => !open && stay()}
      size="small"
      title={title}
      description={help}
      footer={
        <>
          <Button onClick={stay}>{messages.stay}</Button>
          <Button variant="danger" onClick={() => target && navigate(target)}>
            {leave}
          </Button>
        </>
      }
    />
  )
}
