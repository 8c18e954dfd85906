import type { ControlServices } from '@blockfront/engine/form'
import { Button, IconButton, Input, Popover } from '@blockfront/ui'
import type { Editor } from '@tiptap/react'
import { Image as ImageIcon } from 'lucide-react'
import { useId, useState } from 'react'

interface ImageButtonProps {
  editor: Editor
  /** The selected image as HTML, if one is selected. */
  html: string | undefined
  services: ControlServices
  disabled: boolean
}

interface Image {
  src: string
  alt: string
}

/** Inserts an image in the text, or changes the selected one. */
export function ImageButton({ editor, html, services, disabled }: ImageButtonProps) {
  const { messages, pickFile } = services
  const { image: label, imageAddress, imageText, insertImage, updateImage } = messages.richText
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [image, setImage] = useState<Image>({ src: '', alt: '' })
  const toggle = (next: boolean) => {
    if (next) setImage(html === undefined ? { src: '', alt: '' } : imageIn(html))
    setIsOpen(next)
  }
  const pick = async () => {
    setIsBusy(true)
    try {
      const src = await pickFile?.('image')
      if (src !== undefined) setImage({ ...image, src })
      // The app's dialog has closed this popover.
      setIsOpen(true)
    } finally {
      setIsBusy(false)
    }
  }
  const insert = async () => {
    setIsBusy(true)
    const size = await sizeOf(image.src)
    setIsBusy(false)
    setIsOpen(false)
    editor
      .chain()
      .focus()
      .insertContent({ type: 'keptImage', attrs: { html: imageHtml(image, size) } })
      .run()
  }
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={toggle}
      trigger={
        <IconButton label={label} size="small" aria-pressed={html !== undefined} disabled={disabled}>
          <ImageIcon size={14} />
        </IconButton>
      }
    >
      <form
        className="ui-css"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void insert()
        }}
      >
        {pickFile && (
          <Button size="small" wide busy={isBusy} onClick={pick}>
            {image.src ? messages.replaceFile : messages.chooseImage}
          </Button>
        )}
        <label className="ui-css__part" htmlFor={`${id}-src`}>
          {imageAddress}
          <Input
            id={`${id}-src`}
            inputMode="url"
            autoComplete="off"
            dir="ltr"
            placeholder="https://"
            pattern="https://.+|/[^/].*"
            maxLength={2048}
            required
            value={image.src}
            onChange={(event) => setImage({ ...image, src: event.target.value.trim() })}
          />
        </label>
        <label className="ui-css__part" htmlFor={`${id}-alt`}>
          {imageText}
          <Input
            id={`${id}-alt`}
            maxLength={500}
            value={image.alt}
            onChange={(event) => setImage({ ...image, alt: event.target.value })}
          />
        </label>
        <div className="ui-rich__actions">
          <Button size="small" variant="primary" type="submit" busy={isBusy}>
            {html === undefined ? insertImage : updateImage}
          </Button>
        </div>
      </form>
    </Popover>
  )
}

function imageIn(html: string): Image {
  const found = new DOMParser().parseFromString(html, 'text/html').querySelector('img')
  return { src: found?.getAttribute('src') ?? '', alt: found?.alt ?? '' }
}

function imageHtml({ src, alt }: Image, size: { width: number; height: number } | undefined): string {
  const element = document.createElement('img')
  element.setAttribute('src', src)
  element.alt = alt
  if (size) Object.assign(element, size)
  return element.outerHTML
}

/** Longest wait for an image, in milliseconds. */
const PATIENCE = 5000

/** Returns the size of an image, which reserves its place on the page; undefined if it cannot be loaded in time. */
function sizeOf(src: string): Promise<{ width: number; height: number } | undefined> {
  return new Promise((resolve) => {
    const image = new Image()
    const timer = setTimeout(resolve, PATIENCE)
    image.onload = () => {
      clearTimeout(timer)
      const { naturalWidth: width, naturalHeight: height } = image
      resolve(width > 0 && height > 0 ? { width, height } : undefined)
    }
    image.onerror = () => {
      clearTimeout(timer)
      resolve(undefined)
    }
    image.src = src
  })
}
