import { Check, Minus } from 'lucide-react'
import { useId } from 'react'
import { Card } from '../parts/Card.tsx'
import { messages } from './messages.ts'

/** What is in an archive, and what is not. */
export const Contents = () => (
  <Card title={messages.contentTitle} about={messages.contentAbout}>
    <div className="store-export__contents">
      <Items title={messages.included} items={messages.includedItems} Icon={Check} />
      <Items title={messages.leftOut} items={messages.leftOutItems} Icon={Minus} />
    </div>
  </Card>
)

function Items({ title, items, Icon }: { title: string; items: readonly string[]; Icon: typeof Check }) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className="store-export__heading">
        {title}
      </h3>
      <ul className="store-export__items" aria-labelledby={id}>
        {items.map((item) => (
          <li key={item}>
            <Icon size={14} aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
