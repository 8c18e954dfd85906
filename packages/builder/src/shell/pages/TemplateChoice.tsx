import { RadioGroup } from 'radix-ui'
import { useId } from 'react'
import { messages } from '../messages.ts'
import { TemplateThumbnail, type TemplateThumbnailProps } from './TemplateThumbnail.tsx'
import { TEMPLATES } from './templates.ts'

export interface TemplateChoiceProps extends Omit<TemplateThumbnailProps, 'template'> {
  /** A template's id. */
  value: string
  onChange: (template: string) => void
}

/** What a new page can start with, each template as a small picture of its page. Blocks' styles have to be in the document. */
export function TemplateChoice({ value, onChange, catalogue, theme }: TemplateChoiceProps) {
  const id = useId()
  return (
    <div className="bfs-new__templates">
      <span className="ui-field__label" id={`${id}-templates`}>
        {messages.pages.templates}
      </span>
      <RadioGroup.Root className="bfs-templates" aria-labelledby={`${id}-templates`} value={value} onValueChange={onChange}>
        {Object.keys(TEMPLATES).map((one) => {
          const [title, help] = messages.templates[one] ?? [one, '']
          return (
            <div key={one} className="bfs-template">
              <TemplateThumbnail template={one} catalogue={catalogue} theme={theme} />
              <RadioGroup.Item value={one} className="bfs-template__title" aria-describedby={`${id}-${one}`}>
                {title}
              </RadioGroup.Item>
              <span className="bfs-template__help" id={`${id}-${one}`}>
                {help}
              </span>
            </div>
          )
        })}
      </RadioGroup.Root>
    </div>
  )
}
