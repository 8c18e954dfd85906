import { Button } from '@blockfront/ui'
import { Copy } from 'lucide-react'
import { copyText } from './copy-text.ts'
import './parts.css'

interface SecretValueProps {
  name: string
  value: string
  copyLabel: string
  /** The notification after copying. */
  copied: string
  help?: string
}

/** A value to copy, in a list of the class `secret-values`. */
export function SecretValue({ name, value, copyLabel, copied, help }: SecretValueProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="secret-value">
        <code dir="ltr">{value}</code>
        <Button icon={<Copy size={14} />} onClick={() => void copyText(value, copied)}>
          {copyLabel}
        </Button>
      </dd>
      {help && <dd className="secret-value__help">{help}</dd>}
    </div>
  )
}
