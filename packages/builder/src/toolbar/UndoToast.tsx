import { Button } from '@blockfront/ui'
import { useEffect } from 'react'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { messages } from './messages.ts'

/** How long an undo offer is visible, in milliseconds. */
const VISIBLE_FOR = 8000

/** Shows why nothing was changed, or the last removal with an undo button. */
export function UndoToast() {
  const builder = useBuilder()
  const refusal = useBuilderState((state) => state.refusal)
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => builder.store.setState({ refusal: undefined }), VISIBLE_FOR)
    return () => clearTimeout(timer)
  }, [refusal, builder])
  const offer = useBuilderState((state) => state.offer)
  useEffect(() => {
    if (!offer) return
    const timer = setTimeout(() => builder.store.setState({ offer: undefined }), VISIBLE_FOR)
    return () => clearTimeout(timer)
  }, [offer, builder])
  if (refusal) return <div className="bfb-toast ui-float">{refusal.text}</div>
  if (!offer) return null
  return (
    <div className="bfb-toast ui-float">
      <span>{offer.text}</span>
      <Button size="small" onClick={builder.undo}>
        {messages.undo}
      </Button>
    </div>
  )
}
