import { VisuallyHidden } from '@blockfront/ui'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { diffLines, linesOf } from './diff.ts'
import { messages } from './messages.ts'

interface ReplaceTextProps {
  /** The current text and the one of the template, as rich text. */
  before: string
  after: string
  onReplace: () => void
  onClose: () => void
}

/** Shows how the template differs from the current text, and replaces the text in the form. */
export function ReplaceText({ before, after, onReplace, onClose }: ReplaceTextProps) {
  const diff = diffLines(linesOf(before), linesOf(after))
  const isSame = diff.every(({ kind }) => kind === 'same')
  return (
    <ConfirmDialog
      title={messages.replaceTitle}
      action={messages.replace}
      cancelLabel={messages.keep}
      tone="primary"
      disabled={isSame}
      onConfirm={async () => onReplace()}
      onClose={onClose}
    >
      <p>{isSame ? messages.same : messages.replaceHelp}</p>
      {!isSame && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard
        <ul className="policy-diff" tabIndex={0}>
          {diff.map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <li key={index} data-kind={kind}>
              {kind !== 'same' && <VisuallyHidden>{messages[kind]} </VisuallyHidden>}
              {text}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  )
}
