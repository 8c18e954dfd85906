import { type ReactNode, useId } from 'react'
import './parts.css'

interface CardProps {
  title: string
  about?: ReactNode
  /** Next to the title. */
  actions?: ReactNode
  children?: ReactNode
}

/** A section of a screen with a heading. */
export function Card({ title, about, actions, children }: CardProps) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card__head">
        <h2 className="card__title" id={id}>
          {title}
        </h2>
        {actions}
      </div>
      {about && <p className="card__about">{about}</p>}
      {children}
    </section>
  )
}
