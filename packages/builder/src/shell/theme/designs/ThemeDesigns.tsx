import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { messages } from '../../messages.ts'
import type { ThemePartProps } from '../theme-part.ts'
import { DesignDialog } from './DesignDialog.tsx'

const designMessages = messages.theme.designs

/** The name of the theme, and a button that opens the app's themes. */
export function ThemeDesigns({ theme, onChange }: ThemePartProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="bfs-designs__current">
      <span className="bfs-designs__name" style={{ fontFamily: theme.fonts.heading }}>
        {theme.name}
      </span>
      <Button size="small" onClick={() => setOpen(true)}>
        {designMessages.change}
      </Button>
      {open && <DesignDialog theme={theme} onChange={onChange} onClose={() => setOpen(false)} />}
    </div>
  )
}
