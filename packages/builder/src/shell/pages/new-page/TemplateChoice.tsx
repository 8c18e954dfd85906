import { RadioGroup } from 'radix-ui'
import { useId } from 'react'
import { messages } from '../../messages.ts'
import type { PageTemplate } from './page-template.ts'
import { TemplateThumbnail, type TemplateThumbnailProps } from './TemplateThumbnail.tsx'
import { blankTemplate } from './templates.ts'

const NONE: readonly PageTemplate[] = []

export interface TemplateChoiceProps extends Omit<TemplateThumbnailProps, 'template'> {
  /** Templates in addition to a blank page, such as `pageTemplates` of `@blockfront/starter/templates`. */
  templates?: readonly PageTemplate[]
  value: PageTemplate
  onChange: (template: PageTemplate) => void
}

/** The templates for a new page, each with a small rendering. The document must contain the blocks' styles. */
export function TemplateChoice({ templates = NONE, value, onChange, blockCatalog, theme }: TemplateChoiceProps) {
  const id = useId()
  const offered = [blankTemplate, ...templates]
  const choose = (chosen: string) => onChange(offered.find((one) => one.id === chosen) ?? blankTemplate)
  return (
    <div className="bfs-new__templates">
      <span className="ui-field__label" id={`${id}-templates`}>
        {messages.pages.templates}
      </span>
      <RadioGroup.Root className="bfs-templates" aria-labelledby={`${id}-templates`} value={value.id} onValueChange={choose}>
        {offered.map((one) => (
          <div key={one.id} className="bfs-template">
            <TemplateThumbnail template={one} blockCatalog={blockCatalog} theme={theme} />
            <RadioGroup.Item value={one.id} className="bfs-template__title" aria-describedby={`${id}-${one.id}`}>
              {one.title}
            </RadioGroup.Item>
            <span className="bfs-template__help" id={`${id}-${one.id}`}>
              {one.description}
            </span>
          </div>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
