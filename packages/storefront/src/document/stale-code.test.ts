import { beforeEach, expect, it, vi } from 'vitest'
import { isCodeFailure, repeatClick, watchStaleCode } from './stale-code.ts'

const reload = vi.fn()
vi.stubGlobal('location', { reload })
const online = vi.spyOn(navigator, 'onLine', 'get')
const clicked: string[] = []
watchStaleCode('/assets/entry.js')

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  online.mockReturnValue(true)
  clicked.length = 0
  document.body.innerHTML = `<main>
    <form id="cart" hidden></form>
    <input class="quantity" form="cart" value="1">
    <form><input class="name"></form>
    <p><button>One</button><button>Two</button></p>
  </main>`
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicked.push(`${button.textContent} ${quantity().value}`))
})

const quantity = () => document.querySelector('.quantity') as HTMLInputElement
const press = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)?.click()
const type = (field: Element | null, value: string) => {
  if (field instanceof HTMLInputElement) field.value = value
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
/** Reports an import that failed. Returns whether the page reloads. */
const fail = () => {
  const payload = new TypeError('Failed to fetch dynamically imported module: http://store.example/assets/add.js')
  const isReloading = !dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  expect(isCodeFailure(payload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(isReloading ? 1 : 0)
  return isReloading
}

it('reloads once after a click, and repeats the click with the typed quantity', () => {
  type(quantity(), '3')
  press('Two')
  expect(fail()).toBe(true)
  // The new document.
  quantity().value = '1'
  clicked.length = 0
  repeatClick()
  expect(clicked).toEqual(['Two 3'])
  repeatClick()
  expect(clicked).toHaveLength(1)
  reload.mockClear()
  press('One')
  expect(fail()).toBe(false)
})

it('repeats no click if the button is another one after the deploy', () => {
  press('Two')
  expect(fail()).toBe(true)
  for (const button of document.querySelectorAll('button')) button.textContent += ' now'
  clicked.length = 0
  repeatClick()
  expect(clicked).toEqual([])
})

it.each<[string, () => void]>([
  ['without a click on a control', () => document.body.click()],
  [
    'without a connection',
    () => {
      press('One')
      online.mockReturnValue(false)
    },
  ],
  [
    'with typed text in a form',
    () => {
      type(document.querySelector('.name'), 'Ada')
      press('One')
    },
  ],
])('does not reload %s', (_, act) => {
  act()
  expect(fail()).toBe(false)
})
