import { type CSSProperties, useRef } from 'react'
import type { Box } from '../canvas/overlay/head-position.ts'
import { useBlockBox } from '../canvas/overlay/use-block-box.ts'
import { useBuilderState } from '../store/hooks.ts'
import { hueOf, labelOf } from './person.ts'
import type { PresentPerson } from './presence.ts'

/** An outline with a name around each block that a person in another window selected. The menu in the top bar lists the same. */
export function PeopleOutlines() {
  const people = useBuilderState((state) => state.people)
  return people.map((person) => person.blockId && <PersonOutline key={person.personId} person={person} id={person.blockId} />)
}

function PersonOutline({ person, id }: { person: PresentPerson; id: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useBlockBox(frame, id, place)
  return (
    <div ref={frame} className="bfb-person" style={{ '--person': hueOf(person) } as CSSProperties} aria-hidden hidden>
      <span className="bfb-person__name">{labelOf(person)}</span>
    </div>
  )
}

/** The name stays in view while the upper edge of the block is above the canvas. */
function place({ style }: HTMLElement, { x, y, width, height }: Box) {
  Object.assign(style, { translate: `${x}px ${y}px`, width: `${width}px`, height: `${height}px` })
  style.setProperty('--above', `${Math.max(0, -y)}px`)
}
