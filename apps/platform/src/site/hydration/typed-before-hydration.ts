type Box = HTMLInputElement | HTMLTextAreaElement

const isBox = (element: EventTarget | null): element is Box =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * Remembers what is typed into a page that was rendered ahead, until React has taken its boxes over and emptied them. Call the answer
 * then: it types everything again, so that forms hear of it.
 */
export function keepTypedValues(root: HTMLElement): () => void {
  const typed = new Map<string, string>()
  const remember = ({ id, value, defaultValue }: Box) => {
    if (id && value !== defaultValue) typed.set(id, value)
  }
  const listen = ({ target }: Event) => isBox(target) && remember(target)
  for (const box of root.querySelectorAll<Box>('input, textarea')) remember(box)
  root.addEventListener('input', listen, true)
  return () => {
    root.removeEventListener('input', listen, true)
    for (const [id, value] of typed) {
      const box = document.getElementById(id)
      if (isBox(box)) type(box, value)
    }
  }
}

/** React compares with what it saw last: so it sees an empty box first, and then a value that came past it. */
function type(box: Box, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set
  box.value = ''
  setter?.call(box, value)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
