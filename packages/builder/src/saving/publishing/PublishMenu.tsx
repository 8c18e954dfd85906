import { Button, IconButton, Menu, type MenuItem } from '@blockfront/ui'
import { CalendarClock, ChevronDown, EyeOff, History, Save, Send } from 'lucide-react'
import { useOpenPage } from '../../session.ts'
import { messages } from '../messages.ts'
import { useSaver } from '../saver/use-saver.ts'

/** The publish button and its menu: schedule, versions, unpublish. Without `canSchedule`, publishing cannot be scheduled. */
export function PublishMenu({ canSchedule = true }: { canSchedule?: boolean }) {
  const saver = useSaver()
  const live = useOpenPage(({ status, isSystem }) => status === 'published' && !isSystem)
  const items: MenuItem[] = [
    ...(canSchedule
      ? [{ label: messages.menu.schedule, icon: <CalendarClock size={14} />, onSelect: () => saver.open('schedule') }]
      : []),
    { label: messages.menu.versions, icon: <History size={14} />, onSelect: () => saver.open('versions') },
    'line',
    { label: messages.menu.saveNow, icon: <Save size={14} />, onSelect: saver.saveNow },
    ...(live
      ? ([
          'line',
          { label: messages.menu.unpublish, icon: <EyeOff size={14} />, danger: true, onSelect: () => saver.open('unpublish') },
        ] as const)
      : []),
  ]
  return (
    <div className="bfv-publish">
      <Button variant="primary" icon={<Send size={14} />} onClick={() => saver.open('publish')}>
        {messages.menu.publish}
      </Button>
      <Menu
        trigger={
          <IconButton label={messages.menu.more} className="bfv-publish__more">
            <ChevronDown size={14} />
          </IconButton>
        }
        items={items}
      />
    </div>
  )
}
