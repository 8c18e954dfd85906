import { Button, Dialog, Notice } from '@blockfront/ui'
import { useOpenPage } from '../../session.ts'
import { messages } from '../messages.ts'
import { useSaver, useSaving } from '../saver/use-saver.ts'
import { useAction } from '../use-async.ts'
import { unpublish } from './publishing.ts'

/** Unpublishes the page after a confirmation that explains the effect for shoppers. */
export function UnpublishDialog() {
  const saver = useSaver()
  const open = useSaving(({ dialog }) => dialog === 'unpublish')
  const name = useOpenPage((page) => page.name)
  const { busy, failure, run } = useAction()
  const close = () => saver.open(undefined)
  const go = () =>
    run(async () => {
      await unpublish(saver)
      saver.showResult(messages.unpublish.done(name))
    })
  return (
    <Dialog
      open={open}
      size="small"
      title={messages.unpublish.title(name)}
      description={messages.unpublish.help}
      onOpenChange={(next) => !next && close()}
      footer={
        <>
          <Button onClick={close}>{messages.cancel}</Button>
          <Button variant="danger" busy={busy} onClick={go}>
            {messages.unpublish.do}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="danger" alert title={messages.unpublish.failed}>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
