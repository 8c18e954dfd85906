import { useEffect } from 'react'
import { useSession } from '../session.ts'
import { messages } from './messages.ts'
import type { PresentPerson } from './presence.ts'

/** Reports the open page and the selected block to the app, shows the people in other windows, and announces who comes and goes. */
export function Presence() {
  const { adapter, builder, loaded } = useSession()
  const { presence } = adapter
  const { pageId } = loaded
  useEffect(() => {
    const { store } = builder
    if (!presence || store.getState().isReadOnly) return
    const joined = presence.join(pageId, (people) => {
      const news = describeChange(store.getState().people, people)
      store.setState({ people })
      if (news) builder.say(news)
    })
    joined.select(store.getState().selection.at(-1))
    const unsubscribe = store.subscribe(({ selection }, before) => {
      if (selection !== before.selection) joined.select(selection.at(-1))
    })
    return () => {
      unsubscribe()
      joined.leave()
      store.setState({ people: [] })
    }
  }, [presence, builder, pageId])
  return null
}

/** Returns the names of those who came and went as sentences; an empty string if nobody did. */
function describeChange(before: readonly PresentPerson[], after: readonly PresentPerson[]): string {
  const missingIn = (list: readonly PresentPerson[]) => {
    const ids = new Set(list.map(({ personId }) => personId))
    return ({ personId, isYou }: PresentPerson) => !isYou && !ids.has(personId)
  }
  const came = after.filter(missingIn(before)).map(({ name }) => messages.came(name))
  const went = before.filter(missingIn(after)).map(({ name }) => messages.went(name))
  return [...came, ...went].join(' ')
}
