import { Notice, shortValue } from '@blockfront/ui'
import { useState } from 'react'
import { fieldPath } from '../../document/field-label.ts'
import type { Path } from '../../document/loading/report.ts'
import type { FormMessages } from '../messages.ts'

/** A stored value that loading replaced by its default. */
export interface ReplacedValue {
  path: Path
  message: string
  was: unknown
}

/** Lists the stored values that were invalid and were replaced by defaults. */
export function ReplacedNotice({
  replaced,
  labels,
  messages,
}: {
  replaced: readonly ReplacedValue[]
  labels: Readonly<Record<string, string>>
  messages: FormMessages
}) {
  const [dismissed, setDismissed] = useState<readonly ReplacedValue[]>()
  if (replaced.length === 0 || dismissed === replaced) return null
  return (
    <Notice
      tone="warning"
      title={messages.replaced(replaced.length)}
      onDismiss={() => setDismissed(replaced)}
      dismissLabel={messages.dismiss}
    >
      <p>{messages.replacedHelp}</p>
      <ul className="ui-panel__replaced">
        {replaced.map(({ path, message, was }) => (
          <li key={path.join('.')}>
            <strong>{fieldPath(path, labels)}</strong> ({messages.replacedWas(shortValue(was))}). {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
