/**
 * Runs in the page, the same for every contender: times from what a person does until the frame that shows its effect is painted.
 * Times are in milliseconds of `performance.now()`, on which the browser also stamps input events.
 */
export interface Stopwatch {
  /** Waits for the next event of a type; the clock starts at the browser's own stamp of it, and stops when `shown` holds and was painted. */
  fromEvent: (type: string, shown: () => boolean) => void
  /** The clock starts before `act` runs. */
  fromCall: (act: () => void, shown: () => boolean) => void
  /** Times every event of a type until `stop`: from its stamp to the next paint. */
  every: (type: string) => void
  /** What `fromEvent` or `fromCall` measured. Rejects after twenty seconds. */
  result: () => Promise<number>
  /** What `every` measured. */
  stop: () => number[]
}

declare global {
  interface Window {
    stopwatch: Stopwatch
  }
}

/** Calls back once the frame in the making is painted: a message runs after the paint of the frame whose callback posted it. */
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

/** The moment after the paint that shows what `shown` looks for. */
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
