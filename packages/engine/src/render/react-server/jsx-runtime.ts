/** Replaces `react/jsx-runtime` under the export condition `react-server`, where elements have no event handlers and no refs. */
import { type ElementType, Fragment, type Key } from 'react'
import * as runtime from 'react/jsx-runtime'

type Props = Record<string, unknown>

const isHandler = (name: string, value: unknown) => name === 'ref' || (/^on[A-Z]/.test(name) && typeof value === 'function')

/** The props of an HTML element that also exist without JavaScript. Props of components are unchanged. */
const inert = (type: ElementType, props: Props): Props =>
  typeof type === 'string' ? Object.fromEntries(Object.entries(props).filter(([name, value]) => !isHandler(name, value))) : props

export const jsx = (type: ElementType, props: Props, key?: Key) => runtime.jsx(type, inert(type, props), key)
export const jsxs = (type: ElementType, props: Props, key?: Key) => runtime.jsxs(type, inert(type, props), key)
export { Fragment }
