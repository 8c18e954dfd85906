import { richTextControl } from '@blockfront/builder/rich-text'
import type { TranslationField } from '@blockfront/contract'
import { field as fields } from '@blockfront/engine'
import { completeServices } from '@blockfront/engine/form'
import { RichText } from '@blockfront/engine/render'
import { Button, Input, Textarea } from '@blockfront/ui'
import { useId, useMemo } from 'react'
import { useLinks } from '../use-links.ts'
import { directionOf } from './language-name.ts'
import { messages } from './messages.ts'
import { TranslationStateBadge } from './TranslationStateBadge.tsx'

/** Longest text of a field that the browser accepts. Characters. */
const MAX = { text: 5_000, textarea: 20_000 }

interface FieldTranslationProps {
  field: TranslationField
  /** As typed. */
  text: string
  locale: string
  sourceLocale: string
  disabled: boolean
  isConfirmed: boolean
  onChange: (text: string) => void
  /** Keeps a stale translation, because it fits the new source. */
  onConfirm: () => void
}

/** A text and its translation: side by side, or below each other in a narrow window. */
export function FieldTranslation(props: FieldTranslationProps) {
  const { field, text, sourceLocale, isConfirmed, onConfirm } = props
  const { kind, label, source, state, previousSource } = field
  const id = useId()
  const isStale = state === 'stale' && text === field.text && !isConfirmed
  return (
    <div className="translation" data-state={state}>
      <div className="translation__head">
        <label className="translation__label" id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <TranslationStateBadge state={state} single />
      </div>
      <Source kind={kind} text={source} label={messages.sourceOf(label)} locale={sourceLocale} />
      <div className="translation__target">
        <TargetControl {...props} id={id} />
        {state === 'stale' && (
          <div className="translation__stale" id={`${id}-stale`}>
            <p>{isConfirmed ? messages.confirmed : messages.stale}</p>
            <p className="translation__before">{messages.previousSource}</p>
            <Source kind={kind} text={previousSource ?? ''} label={messages.previousSource} locale={sourceLocale} />
            {isStale && (
              <Button size="small" onClick={onConfirm}>
                {messages.stillCorrect}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

interface SourceProps {
  kind: TranslationField['kind']
  text: string
  label: string
  locale: string
}

const Source = ({ kind, text, label, locale }: SourceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of paragraphs, which a fieldset is not for
  <div className="translation__source" lang={locale} dir={directionOf(locale)} role="group" aria-label={label}>
    {kind === 'richText' ? <RichText html={text} /> : <p>{text}</p>}
  </div>
)

const richTextSchema = fields.richText('')
const nothing = () => undefined

function TargetControl({ id, field, text, locale, disabled, onChange }: FieldTranslationProps & { id: string }) {
  const { kind, label, path, state } = field
  const links = useLinks()
  const services = useMemo(() => completeServices({ links }, {}, false), [links])
  const language = { lang: locale, dir: directionOf(locale) }
  const describedBy = state === 'stale' ? `${id}-stale` : undefined
  if (kind === 'richText')
    return (
      // biome-ignore lint/a11y/useSemanticElements: the editor is one control with a toolbar
      <div {...language} role="group" aria-labelledby={`${id}-label`}>
        <richTextControl.Control
          id={id}
          path={path}
          value={text}
          onChange={(value) => onChange(typeof value === 'string' ? value : '')}
          schema={richTextSchema}
          meta={{ control: 'richText', label }}
          disabled={disabled}
          invalid={false}
          describedBy={describedBy}
          errors={undefined}
          width="desktop"
          onWidthChange={nothing}
          against={undefined}
          services={services}
        />
      </div>
    )
  const shared = { id, value: text, disabled, 'aria-describedby': describedBy, ...language }
  return kind === 'textarea' ? (
    <Textarea {...shared} maxLength={MAX.textarea} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <Input {...shared} maxLength={MAX.text} onChange={({ target }) => onChange(target.value)} />
  )
}
