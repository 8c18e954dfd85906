import { Button, Dialog, IconButton, Notice } from '@blockfront/ui'
import { Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ThemeFont } from '../../../adapter.ts'
import { useSession } from '../../../session.ts'
import { useBuilder } from '../../../store/hooks.ts'
import { messages } from '../../messages.ts'
import type { ThemeFonts } from './use-theme-fonts.ts'

const themeMessages = messages.theme

/** Largest file of a font, in bytes. */
const MAX_BYTES = 500_000

/** The owner's fonts, with buttons to upload and delete them, if the app keeps fonts. */
export function OwnFonts({ available }: { available: ThemeFonts }) {
  const { adapter } = useSession()
  const builder = useBuilder()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [deleting, setDeleting] = useState<ThemeFont>()
  const { addFont, deleteFont } = adapter.theme ?? {}
  const own = available.groups.find(({ category }) => category === 'own')?.fonts ?? []
  if (!addFont) return null
  const upload = async (file: File) => {
    const wrong = await problemOf(file)
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    try {
      const { name } = await addFont(file)
      builder.say(themeMessages.uploaded(name))
      available.retry()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="bfs-ownfonts">
      {own.length > 0 && (
        <ul className="bfs-ownfonts__list" aria-label={themeMessages.ownFonts}>
          {own.map((font) => (
            <li key={font.value} className="bfs-ownfonts__font">
              <span style={{ fontFamily: font.value }}>{font.name}</span>
              {deleteFont && (
                <IconButton label={themeMessages.deleteFont(font.name)} size="small" plain onClick={() => setDeleting(font)}>
                  <Trash2 size={14} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <Notice tone="danger" title={themeMessages.uploadFailed} alert>
          {problem}
        </Notice>
      )}
      <Button size="small" icon={<Upload size={14} />} busy={isBusy} onClick={() => input.current?.click()}>
        {themeMessages.uploadFont}
      </Button>
      <p className="bfs-ownfonts__help">{themeMessages.uploadHelp}</p>
      <input
        ref={input}
        type="file"
        accept=".woff2,font/woff2"
        hidden
        aria-label={themeMessages.uploadFont}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          // The same file can be chosen again after an error.
          target.value = ''
        }}
      />
      {deleting && deleteFont && (
        <DeleteFont
          font={deleting}
          onDelete={() => deleteFont(deleting)}
          onClose={(isDeleted) => {
            setDeleting(undefined)
            if (isDeleted) available.retry()
          }}
        />
      )}
    </div>
  )
}

interface DeleteFontProps {
  font: ThemeFont
  onDelete: () => Promise<unknown>
  onClose: (isDeleted: boolean) => void
}

/** Asks before a font is deleted. */
function DeleteFont({ font, onDelete, onClose }: DeleteFontProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    try {
      await onDelete()
      onClose(true)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="small"
      title={themeMessages.deleteFont(font.name)}
      description={themeMessages.deleteFontHelp}
      onOpenChange={(open) => !open && !isBusy && onClose(false)}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => onClose(false)}>
            {themeMessages.keepFont}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
            {themeMessages.deleteFont(font.name)}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="danger" title={themeMessages.deleteFontFailed} alert>
          {problem}
        </Notice>
      )}
    </Dialog>
  )
}

/** Why a file cannot be uploaded. The server checks it again. */
async function problemOf(file: File): Promise<string | undefined> {
  if (file.size > MAX_BYTES) return themeMessages.fontTooLarge
  const start = new TextDecoder('latin1').decode(await file.slice(0, 4).arrayBuffer())
  return start === 'wOF2' ? undefined : themeMessages.notWoff2
}
