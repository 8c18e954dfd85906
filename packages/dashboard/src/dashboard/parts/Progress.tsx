import type { ReactNode } from 'react'
import './parts.css'

interface ProgressProps {
  text: string
  value: number
  total: number
  about?: string
  /** A button that cancels the work. */
  action: ReactNode
}

/** The progress of long work, which screen readers announce politely. */
export const Progress = ({ text, value, total, about, action }: ProgressProps) => (
  <div className="progress">
    <p role="status">{text}</p>
    <progress value={value} max={Math.max(total, 1)} aria-label={text} />
    {about && <p className="progress__about">{about}</p>}
    {action}
  </div>
)
