import { messages as sectionMessages } from '../sections/messages.ts'
import { messages } from './messages.ts'

/** The purposes of the starter's section templates. */
const PLACES = ['a', 'b', 'c', 'd', 'e']

/** The space of section templates that are loading, so that the cards below them do not move under the pointer. */
export const TemplatePlaces = () => (
  <section className="bfb-palette__group" role="status" aria-label={sectionMessages.templates.loading}>
    <h3 className="bfb-palette__title">{messages.kinds.template}</h3>
    <ul className="bfb-palette__grid" aria-hidden="true">
      {PLACES.map((key) => (
        <li key={key} className="bfb-entry bfb-entry--place">
          <div className="bfb-thumb" />
          <span className="bfb-entry__name">
            <span>
              {'\u00a0'}
              <span className="bfb-entry__variant">{'\u00a0'}</span>
            </span>
          </span>
          <span className="bfb-entry__variants" />
        </li>
      ))}
    </ul>
  </section>
)
