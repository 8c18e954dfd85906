import { FileDown, Gauge, Globe, History, type LucideIcon, MonitorSmartphone, ShieldCheck, Users } from 'lucide-react'
import { messages } from '../messages.ts'

type Name = keyof typeof messages.landing.features

const icons: Record<Name, LucideIcon> = {
  same: MonitorSmartphone,
  quick: Gauge,
  safe: History,
  together: Users,
  domain: Globe,
  privacy: ShieldCheck,
  yours: FileDown,
}

/** The product's features, the two largest first. */
export const Features = () => (
  <section className="site-wide features">
    <h2 className="landing-title">{messages.landing.featuresTitle}</h2>
    <ul className="features__list">
      {(Object.keys(icons) as Name[]).map((name) => {
        const Icon = icons[name]
        const [title, text] = messages.landing.features[name]
        return (
          <li key={name} className="feature">
            <Icon size={22} aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  </section>
)
