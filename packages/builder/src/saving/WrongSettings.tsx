import { firstMessage } from '@blockfront/engine/form'
import { Button, Notice } from '@blockfront/ui'
import { useCanvas } from '../canvas/scene.ts'
import type { PageSettings } from '../host.ts'
import { useSettingsProblems } from '../shell/pages/use-settings-problems.ts'
import { SETTINGS } from './compare.ts'
import { useSaver } from './use-saver.ts'
import { messages } from './words.ts'

/** The settings that can't be published unchanged, and the way to them. */
export function InvalidSettings() {
  const saver = useSaver()
  const { onEditField } = useCanvas()
  const problems = useSettingsProblems()
  const list = Object.entries(problems?.children ?? {})
  const [first] = list
  if (!first) return null
  const edit = () => {
    saver.open(undefined)
    saver.session.builder.select([])
    onEditField?.(SETTINGS, first[0])
  }
  return (
    <Notice tone="warning" title={messages.publish.wrongSettings}>
      <ul className="bfv-wrong">
        {list.map(([key, problem]) => (
          <li key={key}>
            {messages.publish.wrongSetting(messages.pageFields[key as keyof PageSettings], firstMessage(problem) ?? '')}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={edit}>
        {messages.publish.editSettings}
      </Button>
    </Notice>
  )
}
