/** Real mouse and touch input for browser tests, at positions of the test's window. */
import { cdp } from 'vitest/browser'

export type Spot = { x: number; y: number }

/** A position in an element, as fractions of its width and height. */
export const spotIn = (target: Element, fx = 0.5, fy = 0.5): Spot => {
  const { left, top: y, width, height } = target.getBoundingClientRect()
  return { x: left + width * fx, y: y + height * fy }
}

/** The position and scale of the test's iframe in the browser's page. */
function outer({ x, y }: Spot): Spot {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / window.innerWidth : 1
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale }
}

export const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', spot: Spot, more: object = {}) =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    ...outer(spot),
    button: type === 'mouseMoved' ? 'none' : 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: 1,
    ...more,
  })

export const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', spot?: Spot) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: spot ? [outer(spot)] : [] })

/** Resolves after the next painted frame. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

export async function click(spot: Spot, more: object = {}) {
  await mouse('mousePressed', spot, more)
  await mouse('mouseReleased', spot, more)
}

export async function tap(spot: Spot) {
  await touch('touchStart', spot)
  await touch('touchEnd')
}

export async function drag(from: Spot, to: Spot, { drop = true } = {}) {
  await mouse('mouseMoved', from, { buttons: 0 })
  await mouse('mousePressed', from)
  await mouse('mouseMoved', { x: from.x + 8, y: from.y + 8 })
  await mouse('mouseMoved', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  await mouse('mouseMoved', to)
  await frame()
  if (drop) await mouse('mouseReleased', to)
  await frame()
}
