import { cleanup } from '@testing-library/react'
import { act, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { keepTypedValues } from './typed-before-hydration.ts'

afterEach(cleanup)

function Form({ onHydrated }: { onHydrated?: () => void }) {
  const [name, setName] = useState('')
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <>
      <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea id="untouched" defaultValue="as it was" />
      <output>{name}</output>
    </>
  )
}

it('text that was typed before hydration is kept, and the form receives it', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Form />)
  const box = root.querySelector('input') as HTMLInputElement
  box.value = 'Ada'
  const restore = keepTypedValues(root)
  box.value = 'Ada B'
  box.dispatchEvent(new Event('input', { bubbles: true }))
  await act(async () => {
    hydrateRoot(root, <Form onHydrated={restore} />)
  })
  expect(box.value).toBe('Ada B')
  expect(root.querySelector('output')?.textContent).toBe('Ada B')
  expect(root.querySelector('textarea')?.value).toBe('as it was')
  root.remove()
})
