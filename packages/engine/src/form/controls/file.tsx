import { Button, IconButton, Input } from '@blockfront/ui'
import { Film, Image as ImageIcon, Trash2 } from '@blockfront/ui/icons'
import { useState } from 'react'
import type { ControlProps, Frame } from '../control.ts'

export const frame: Frame = { layout: 'stacked' }

/** An image or a video, chosen with the app's picker or by URL. Removing it stores empty text. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy, services }: ControlProps) {
  const { messages, pickFile } = services
  const { accept = 'image' } = meta
  const [busy, setBusy] = useState(false)
  const [broken, setBroken] = useState<string>()
  const address = typeof value === 'string' ? value : ''
  const Icon = accept === 'video' ? Film : ImageIcon
  const pick = async () => {
    setBusy(true)
    try {
      const chosen = await pickFile?.(accept)
      if (chosen !== undefined) onChange(chosen)
    } finally {
      setBusy(false)
    }
  }
  const choose = accept === 'video' ? messages.chooseVideo : messages.chooseImage
  return (
    <div className="ui-file">
      <div className="ui-file__shown">
        <span className="ui-file__preview">
          {address && accept === 'image' && broken !== address && !invalid ? (
            <img src={address} alt="" onError={() => setBroken(address)} />
          ) : (
            <Icon size={16} aria-hidden />
          )}
        </span>
        {pickFile && (
          <Button wide size="small" busy={busy} disabled={disabled} onClick={pick}>
            {address ? messages.replaceFile : choose}
          </Button>
        )}
        {address && (
          <IconButton label={messages.remove} disabled={disabled} onClick={() => onChange('')}>
            <Trash2 size={14} />
          </IconButton>
        )}
      </div>
      <Input
        id={id}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        placeholder="https://"
        value={address}
        onChange={(event) => onChange(event.target.value)}
        disabled={disabled}
        invalid={invalid}
        aria-describedby={describedBy}
      />
    </div>
  )
}
