import { Button, type ButtonProps } from '@blockfront/ui'
import { useRef } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** As in the HTML attribute: `image/*,.svg`. */
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A button that opens the system's file dialog. */
export function FileButton({ accept, multiple, onFiles, children, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
