import { beforeEach, expect, it, vi } from 'vitest'
import { reloadForDeploy, watchImports } from './stale-code.ts'

const reload = vi.fn()
vi.stubGlobal('location', { reload })
const online = vi.spyOn(navigator, 'onLine', 'get')
watchImports()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  online.mockReturnValue(true)
  document.body.innerHTML = '<a href="#orders">Orders</a><button>Choose an image</button>'
})

const fail = () => {
  const payload = new TypeError('Failed to fetch dynamically imported module')
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  return payload
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

it('reloads once if a link needs a screen of an earlier deploy, or if a screen cannot be shown', () => {
  press('a')
  fail()
  expect(reload).toHaveBeenCalledOnce()
  fail()
  expect(reload).toHaveBeenCalledOnce()
  sessionStorage.clear()
  press('button')
  const error = fail()
  expect(reload).toHaveBeenCalledOnce()
  reloadForDeploy(error)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('does not reload without a connection, and for other errors', () => {
  reloadForDeploy(new Error('A screen threw.'))
  online.mockReturnValue(false)
  press('a')
  fail()
  expect(reload).not.toHaveBeenCalled()
})
