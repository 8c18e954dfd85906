/**
 * Runs in the page of every contender: measures from an input event until the frame that shows its effect is painted. Times are
 * milliseconds of `performance.now()`, the clock of the browser's event timestamps.
 */
export interface Stopwatch {
  /** Waits for the next event of a type. Measures from the event's timestamp until `shown` holds and is painted. */
  fromEvent: (type: string, shown: () => boolean) => void
  /** Measures from the start of `act`. */
  fromCall: (act: () => void, shown: () => boolean) => void
  /** Measures every event of a type until `stop`: from its timestamp to the next paint. */
  every: (type: string) => void
  /** The result of `fromEvent` or `fromCall`. Rejects after twenty seconds. */
  result: () => Promise<number>
  /** The results of `every`. */
  stop: () => number[]
}

declare global {
  interface Window {
    stopwatch: Stopwatch
  }
}

/** Calls back once the current frame is painted: a message that a frame callback posts is delivered after that frame's paint. */
function afterPaint(then: (at: number) => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      channel.port1.close()
      then(performance.now())
    }
    channel.port2.postMessage(undefined)
  })
}

/** Resolves with the time of the first paint for which `shown` holds. */
function painted(shown: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => {
      observer.disconnect()
      reject(new Error(`Never seen: ${shown}`))
    }, 20_000)
    const look = () => {
      if (!shown()) return
      observer.disconnect()
      clearTimeout(timeout)
      afterPaint(resolve)
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    look()
  })
}

let measured: Promise<number> = Promise.reject(new Error('Nothing is being measured.'))
measured.catch(() => {})
let times: number[] = []
let ending = () => {}

window.stopwatch = {
  fromEvent(type, shown) {
    measured = new Promise((resolve, reject) => {
      const begin = (event: Event) => painted(shown).then((at) => resolve(at - event.timeStamp), reject)
      window.addEventListener(type, begin, { capture: true, once: true })
    })
    measured.catch(() => {})
  },
  fromCall(act, shown) {
    const started = performance.now()
    act()
    measured = painted(shown).then((at) => at - started)
    measured.catch(() => {})
  },
  every(type) {
    times = []
    const note = (event: Event) => afterPaint((at) => times.push(at - event.timeStamp))
    window.addEventListener(type, note, { capture: true })
    ending = () => window.removeEventListener(type, note, { capture: true })
  },
  result: () => measured,
  stop() {
    ending()
    return times
  },
}
