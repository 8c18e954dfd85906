import { Button, IconButton, Menu, type MenuItem } from '@blockfront/ui'
import { CalendarClock, ChevronDown, ExternalLink, EyeOff, History, Save, Send, Share2 } from 'lucide-react'
import { useOpenPage } from '../../session.ts'
import { messages } from '../messages.ts'
import { useSaver } from '../saver/use-saver.ts'
import { usePublicUrl } from './public-url.ts'

/** The publish button and its menu: schedule, versions, unpublish. Each appears if the app's adapter supports it. */
export function PublishMenu() {
  const saver = useSaver()
  const { publish, schedule, unpublish, versions, previews } = saver.session.adapter
  const live = useOpenPage(({ status, isSystem, type }) => status === 'published' && !isSystem && type !== 'component')
  const canShare = useOpenPage(({ type }) => type !== 'checkout' && type !== 'component')
  const url = usePublicUrl()
  const save: MenuItem = { label: messages.menu.saveNow, icon: <Save size={14} />, onSelect: saver.saveNow }
  const items: MenuItem[] = [
    ...(publish && schedule
      ? [{ label: messages.menu.schedule, icon: <CalendarClock size={14} />, onSelect: () => saver.open('schedule') }]
      : []),
    ...(versions ? [{ label: messages.menu.versions, icon: <History size={14} />, onSelect: () => saver.open('versions') }] : []),
    ...(url
      ? [
          {
            label: messages.publish.viewLive,
            icon: <ExternalLink size={14} />,
            onSelect: () => void window.open(url, '_blank', 'noopener'),
          },
        ]
      : []),
    ...(previews && canShare
      ? [{ label: messages.menu.share, icon: <Share2 size={14} />, onSelect: () => saver.open('share') }]
      : []),
    ...((publish && schedule) || versions || url || (previews && canShare) ? (['line'] as const) : []),
    save,
    ...(live && unpublish
      ? ([
          'line',
          { label: messages.menu.unpublish, icon: <EyeOff size={14} />, danger: true, onSelect: () => saver.open('unpublish') },
        ] as const)
      : []),
  ]
  if (!publish && items.length === 1)
    return (
      <Button icon={<Save size={14} />} onClick={saver.saveNow}>
        {messages.menu.saveNow}
      </Button>
    )
  return (
    <div className="bfv-publish">
      {publish && (
        <Button variant="primary" icon={<Send size={14} />} onClick={() => saver.open('publish')}>
          {messages.menu.publish}
        </Button>
      )}
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
