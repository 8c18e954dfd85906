import { MouseSensor } from '@dnd-kit/core'

type Props = ConstructorParameters<typeof MouseSensor>[0]

/** dnd-kit's mouse sensor, which also cancels when the pointer leaves the window. A release outside of it is not always reported. */
export class WindowMouseSensor extends MouseSensor {
  constructor(props: Props) {
    const over = new AbortController()
    let left = false
    /** Calls back unless this sensor canceled the drag. dnd-kit waits for the release even then. */
    const unlessLeft = (callback: () => void) => () => {
      over.abort()
      if (!left) callback()
    }
    super({ ...props, onEnd: unlessLeft(props.onEnd), onCancel: unlessLeft(props.onCancel) })
    const leave = () => {
      over.abort()
      left = true
      props.onCancel()
    }
    // A pressed pointer is tracked outside of the window too, so its position is more reliable than `mouseleave`.
    const move = ({ clientX: x, clientY: y }: MouseEvent) => {
      if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) leave()
    }
    document.addEventListener('mousemove', move, { capture: true, signal: over.signal })
    document.documentElement.addEventListener('mouseleave', leave, { signal: over.signal })
  }
}
