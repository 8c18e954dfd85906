type Box = HTMLInputElement | HTMLTextAreaElement

const isBox = (element: EventTarget | null): element is Box =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * Records text that is typed into a prerendered page, until React hydrates and resets the inputs. The returned function types it
 * again, so that forms receive it.
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

/** React compares with its last value: set an empty value first, then the text through the native setter. */
function type(box: Box, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set
  box.value = ''
  setter?.call(box, value)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
