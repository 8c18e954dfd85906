import { messages } from '../messages.ts'
import type { Crumb } from '../payload.ts'

/** The way from the home page to the current page, which is the last step. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav className="sf-crumbs bf-inner" aria-label={messages.breadcrumbs}>
    <ol>
      {crumbs.map(({ name, path }, index) => (
        <li key={path}>{index < crumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}</li>
      ))}
    </ol>
  </nav>
)
