import { Button, TextField } from '@blockfront/ui'
import { type FormEvent, useState } from 'react'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** The stock at which the owner gets an email. */
export function LowStockLimit({ saved }: { saved: number }) {
  const { storeId } = useStore()
  const [typed, setTyped] = useState(String(saved))
  const [error, setError] = useState('')
  const update = useStoreMutation('storeEmail.updateSettings', { onError: (failure) => setError(failure.message) })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const lowStockThreshold = Number(typed)
    const isValid = /^\d{1,7}$/.test(typed.trim()) && lowStockThreshold <= 1_000_000
    setError(isValid ? '' : messages.lowStockInvalid)
    if (!isValid) return
    await update.mutateAsync({ body: { storeId, lowStockThreshold } }).then(
      () => toast.success(messages.lowStockSaved),
      () => undefined,
    )
  }
  return (
    <form className="low-stock" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        id="low-stock"
        label={messages.lowStock}
        help={messages.lowStockHelp}
        error={error}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={update.isPending || typed.trim() === String(saved)}>
        {messages.lowStockSave}
      </Button>
    </form>
  )
}
