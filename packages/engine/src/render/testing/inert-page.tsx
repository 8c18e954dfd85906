import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { BlockServicesContext } from '../block-services.ts'
import { inertServices } from '../inert-services.ts'

/** Services without effects for parts of a page. */
export const InertPage = ({ children }: { children: ReactNode }) => (
  <BlockServicesContext value={inertServices}>{children}</BlockServicesContext>
)

/** Renders a part of a page with services without effects. */
export const renderPart = (part: ReactElement) => render(part, { wrapper: InertPage })
