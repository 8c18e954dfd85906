/** Returns the position of an element in the document, as a selector. */
export function pathOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement)
    steps.unshift(`${at.localName}:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`)
  return steps.join(' > ')
}

/** Returns the element at a position of `pathOf`. */
export const elementAt = (path: string): Element | null => document.querySelector(path)
