import { firstMessage } from '@blockfront/engine/form'
import { Button, Notice } from '@blockfront/ui'
import type { PageSettings } from '../../adapter.ts'
import { useCanvas } from '../../canvas/canvas-context.ts'
import { useSettingsProblems } from '../../shell/pages/settings/use-settings-problems.ts'
import { SETTINGS } from '../differences/compare.ts'
import { messages } from '../messages.ts'
import { useSaver } from '../saver/use-saver.ts'

/** Lists the settings that prevent publishing, with links to their fields. */
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
