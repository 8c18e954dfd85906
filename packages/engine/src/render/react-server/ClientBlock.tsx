'use client'

import { Component, type ReactNode, useContext } from 'react'
import { BlockServicesContext } from '../block-services.ts'
import { inertServices } from '../inert-services.ts'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/**
 * Surrounds a block that a server component sends to the browser: an error boundary, and services without effects unless the app
 * provides others with `BlockServicesContext`.
 */
export function ClientBlock({ children }: { children: ReactNode }) {
  const services = useContext(BlockServicesContext)
  if (services) return <Boundary>{children}</Boundary>
  return (
    <BlockServicesContext value={inertServices}>
      <Boundary>{children}</Boundary>
    </BlockServicesContext>
  )
}
