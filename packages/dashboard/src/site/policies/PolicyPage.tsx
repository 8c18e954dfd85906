import { Link } from '../../router.ts'
import { messages } from '../messages.ts'
import { SiteLayout } from '../SiteLayout.tsx'
import type { Policy } from './policies.ts'

/** A policy page. */
export const PolicyPage = ({ page, policy }: { page: keyof typeof messages.pages; policy: Policy }) => (
  <SiteLayout>
    <article className="site-wide site-page">
      <header className="site-intro">
        <h1>{messages.pages[page].title}</h1>
        <p>{messages.pages[page].description}</p>
      </header>
      <div className="prose">
        {policy.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{messages.policyQuestions}</h2>
          <p>
            <Link to="/contact">{messages.policyContact}</Link>
          </p>
        </section>
      </div>
    </article>
  </SiteLayout>
)
