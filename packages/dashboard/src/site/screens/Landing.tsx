import { Button } from '@blockfront/ui'
import { Link } from '../../router.ts'
import { Features } from '../sections/Features.tsx'
import '../landing.css'
import { messages } from '../messages.ts'
import builder from '../pictures/builder.webp'
import builderDark from '../pictures/builder-dark.webp'
import { SiteLayout } from '../SiteLayout.tsx'
import { BlockFile } from '../sections/BlockFile.tsx'
import { Questions } from '../sections/Questions.tsx'
import { ThemePreviews } from '../sections/ThemePreviews.tsx'

const { landing } = messages

/** The landing page, which shows the product instead of describing it. */
export const Screen = () => (
  <SiteLayout>
    <section className="hero">
      <div className="site-wide hero__text">
        <h1>{landing.title}</h1>
        <p>{landing.about}</p>
        <div className="hero__actions">
          <Button asChild variant="primary" size="large">
            <Link to="/signup">{landing.start}</Link>
          </Button>
          <Button asChild size="large">
            <Link to="/theme-home">{landing.themes}</Link>
          </Button>
        </div>
        <p className="hero__note">{landing.note}</p>
      </div>
      <div className="site-wide">
        <picture className="shot">
          <source srcSet={builderDark} media="(prefers-color-scheme: dark)" />
          <img src={builder} width={1440} height={900} alt={landing.builderAlt} fetchPriority="high" />
        </picture>
      </div>
    </section>
    <ThemePreviews />
    <Steps />
    <Features />
    <BlockFile />
    <div className="site-wide">
      <Questions questions={landing.questions} />
    </div>
    <section className="site-wide last-call">
      <h2>{landing.lastTitle}</h2>
      <p>{landing.lastText}</p>
      <Button asChild variant="primary" size="large">
        <Link to="/signup">{landing.start}</Link>
      </Button>
    </section>
  </SiteLayout>
)

const Steps = () => (
  <section className="site-wide steps">
    <h2 className="landing-title">{landing.stepsTitle}</h2>
    <ol className="steps__list">
      {landing.steps.map(([title, text], index) => (
        <li key={title} className="step">
          <span className="step__number" aria-hidden>
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
