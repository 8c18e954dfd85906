import { Link } from '../../router.ts'
import './parts.css'

interface RecordNameProps {
  name: string
  /** URL of the record. */
  to?: string | undefined
}

/** The name of a product or another record in a list: at most two lines, then an ellipsis. The tooltip shows all of it. */
export const RecordName = ({ name, to }: RecordNameProps) =>
  to ? (
    <Link className="record-name" dir="auto" to={to} title={name}>
      {name}
    </Link>
  ) : (
    <span className="record-name" dir="auto" title={name}>
      {name}
    </span>
  )
