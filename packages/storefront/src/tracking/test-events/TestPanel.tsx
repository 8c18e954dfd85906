import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { loadFromTab, saveInTab } from '../../checkout/placement/tab-storage.ts'
import { dataOf } from '../meta-pixel.ts'
import { isOptedOut } from '../opted-out.ts'
import type { PixelStore, Report } from '../pixel.ts'
import type { PixelEvent } from '../pixel-event.ts'
import { type LoggedEvent, restoreLog, withEvent } from './event-log.ts'
import { testMessages } from './messages.ts'
import css from './test-panel.css?inline'

const KEY = 'test-events-log'

/** Shows the test view in the current document, and returns a function that adds events to it. `onStop` is called when the owner ends the test. */
export function showTestPanel(store: PixelStore, onStop: () => void): Report {
  const log = createStore<readonly LoggedEvent[]>(() => restoreLog(loadFromTab(KEY), Date.now()))
  log.subscribe((entries) => saveInTab(KEY, entries))
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const stop = () => {
    onStop()
    saveInTab(KEY, undefined)
    root.unmount()
    container.remove()
  }
  root.render(<TestPanel log={log} hasPixel={store.fbPixelId !== ''} onStop={stop} />)
  const ids = new WeakMap<PixelEvent, number>()
  return (event, state) => {
    const at = Date.now()
    const id = ids.get(event) ?? at + Math.random()
    ids.set(event, id)
    const data = dataOf(event, store.currency)
    log.setState(
      withEvent(log.getState(), { id, name: event.name, at, state, data: data ? JSON.stringify(data, null, 2) : '' }),
      true,
    )
  }
}

interface TestPanelProps {
  log: StoreApi<readonly LoggedEvent[]>
  hasPixel: boolean
  onStop: () => void
}

function TestPanel({ log, hasPixel, onStop }: TestPanelProps) {
  const entries = useSyncExternalStore(log.subscribe, log.getState)
  // On a phone it would cover most of the page.
  const [isWide] = useState(() => window.innerWidth >= 768)
  const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })
  return (
    <>
      <style>{css}</style>
      <details className="test-events" open={isWide} lang="en" dir="ltr">
        <summary>{testMessages.title}</summary>
        <p className="test-events__note">
          {hasPixel ? (isOptedOut() ? testMessages.optedOut : testMessages.note) : testMessages.noPixel}
        </p>
        {entries.length === 0 && <p className="test-events__note">{testMessages.empty}</p>}
        <ol className="test-events__list" role="log" aria-label={testMessages.title}>
          {entries.map(({ id, name, at, state, data }) => (
            <li key={id} data-state={state}>
              <b>{name}</b> <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
              <span>{testMessages.states[state]}</span>
              {data && <pre>{data}</pre>}
            </li>
          ))}
        </ol>
        <p className="test-events__buttons">
          <button type="button" onClick={() => log.setState([], true)}>
            {testMessages.clear}
          </button>
          <button type="button" onClick={onStop}>
            {testMessages.stop}
          </button>
        </p>
      </details>
    </>
  )
}
