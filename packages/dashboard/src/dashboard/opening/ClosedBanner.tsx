import { roleCan } from '@blockfront/contract/client'
import { Button, Notice } from '@blockfront/ui'
import { useState } from 'react'
import { Link } from '../../router.ts'
import { NextStep } from '../home/setup-guide/NextStep.tsx'
import './opening.css'
import { useStore } from '../store.ts'
import { messages } from './messages.ts'
import { OpenStoreDialog } from './OpenStoreDialog.tsx'

/** Says on every screen that the store is closed, leads to the next step of the setup guide, and opens the store. */
export function ClosedBanner() {
  const { isOpen, role } = useStore()
  const [isAsking, setIsAsking] = useState(false)
  if (isOpen) return null
  return (
    <Notice tone="warning">
      <div className="closed-banner">
        <p className="closed-banner__text">{messages.closedBanner}</p>
        {roleCan(role, 'settings.manage') && (
          <div className="closed-banner__actions">
            <Button asChild size="small">
              <Link to="/dashboard/store-access">{messages.settings}</Link>
            </Button>
            <Button size="small" variant="primary" onClick={() => setIsAsking(true)}>
              {messages.open}
            </Button>
          </div>
        )}
      </div>
      <NextStep />
      {isAsking && <OpenStoreDialog onClose={() => setIsAsking(false)} />}
    </Notice>
  )
}
