import { Button, Dialog, Notice } from '@blockfront/ui'
import { useOpenPage } from '../session.ts'
import { unpublish } from './publishing.ts'
import { useDoing } from './use-call.ts'
import { useSaver, useSaving } from './use-saver.ts'
import { words } from './words.ts'

/** Takes the page off the store, after saying what that means for shoppers. */
export function UnpublishDialog() {
  const saver = useSaver()
  const open = useSaving(({ dialog }) => dialog === 'unpublish')
  const name = useOpenPage((page) => page.name)
  const { busy, failure, run } = useDoing()
  const close = () => saver.open(undefined)
  const go = () =>
    run(async () => {
      await unpublish(saver)
      saver.finish(words.unpublish.done(name))
    })
  return (
    <Dialog
      open={open}
      size="small"
      title={words.unpublish.title(name)}
      description={words.unpublish.help}
      onOpenChange={(next) => !next && close()}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="danger" busy={busy} onClick={go}>
            {words.unpublish.do}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="danger" alert title={words.unpublish.failed}>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
