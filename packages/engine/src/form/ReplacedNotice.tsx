import { useState } from 'react'
import type { Path } from '../document/report.ts'
import { Notice } from './ui/Notice.tsx'
import type { FormWords } from './words.ts'

/** A stored value that gave way to its default, as loading reports it. */
export interface Replaced {
  path: Path
  message: string
  was: unknown
}

/** A stored value as a person reads it, at most 60 characters long. */
export const shortValue = (value: unknown) => {
  const text = typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? '')
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** Which prop it was: what follows `props` in the document's path, as `Slides › 2 › title`. */
export const fieldPath = (path: Path, labels: Readonly<Record<string, string>>) => {
  const [name, ...inner] = path.includes('props') ? path.slice(path.lastIndexOf('props') + 1) : path
  const rest = inner.map((key) => (typeof key === 'number' ? key + 1 : key))
  return [labels[String(name)] ?? name, ...rest].join(' › ')
}

/** Says which stored values did not fit, what they were, and that defaults stand in their place. */
export function ReplacedNotice({
  replaced,
  labels,
  words,
}: {
  replaced: readonly Replaced[]
  labels: Readonly<Record<string, string>>
  words: FormWords
}) {
  const [dismissed, setDismissed] = useState<readonly Replaced[]>()
  if (replaced.length === 0 || dismissed === replaced) return null
  return (
    <Notice
      tone="warning"
      title={words.replaced(replaced.length)}
      onDismiss={() => setDismissed(replaced)}
      dismissLabel={words.dismiss}
    >
      <p>{words.replacedHelp}</p>
      <ul className="ui-panel__replaced">
        {replaced.map(({ path, message, was }) => (
          <li key={path.join('.')}>
            <strong>{fieldPath(path, labels)}</strong> ({words.replacedWas(shortValue(was))}). {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
