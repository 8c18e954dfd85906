import { Menu, type MenuItem } from '@blockfront/ui'
import type { CSSProperties } from 'react'
import { nameOf } from '../commands/selection/selected.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { messages } from './messages.ts'
import { hueOf, initialsOf, labelOf } from './person.ts'
import type { PresentPerson } from './presence.ts'

/** Avatars in the top bar; the others are a number. */
const SHOWN = 3

/** The people who have the page open in other windows. Choosing one in the menu selects the block that the person selected. */
export function People() {
  const builder = useBuilder()
  const people = useBuilderState((state) => state.people)
  // Blocks that were added or removed change what can be selected.
  useBuilderState((state) => state.document)
  const hidden = people.length - SHOWN
  const items: MenuItem[] = [
    { heading: messages.heading },
    ...people.map((person) => {
      const block = person.blockId ? nameOf(builder, person.blockId) : ''
      return {
        label: block ? messages.at(labelOf(person), block) : labelOf(person),
        icon: <Avatar person={person} />,
        disabled: block === '',
        onSelect: () => person.blockId && builder.select([person.blockId]),
      }
    }),
  ]
  const names = new Intl.ListFormat('en').format(people.map(labelOf))
  return (
    <Menu
      label={messages.list}
      items={items}
      trigger={
        <button type="button" className="bfs-people" aria-label={messages.others(names)} title={names}>
          {people.slice(0, SHOWN).map((person) => (
            <Avatar key={person.personId} person={person} />
          ))}
          {hidden > 0 && <span className="bfs-people__more" data-text={messages.more(hidden)} />}
        </button>
      }
    />
  )
}

/** The initials are not text of the button, whose name contains the whole names. */
function Avatar({ person }: { person: PresentPerson }) {
  const style = { '--person': hueOf(person) } as CSSProperties
  return <span className="bfs-person" style={style} data-text={initialsOf(person.name) || '?'} aria-hidden />
}
