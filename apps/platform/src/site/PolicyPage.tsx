import { Link } from '../router.ts'
import type { Policy } from './policies.ts'
import { SiteLayout } from './SiteLayout.tsx'
import { words } from './words.ts'

/** An agreement or a promise, to be read. */
export const PolicyPage = ({ page, policy }: { page: keyof typeof words.pages; policy: Policy }) => (
  <SiteLayout>
    <article className="site-wide site-page">
      <header className="site-intro">
        <h1>{words.pages[page].title}</h1>
        <p>{words.pages[page].description}</p>
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
          <h2>{words.policyQuestions}</h2>
          <p>
            <Link to="/contact">{words.policyContact}</Link>
          </p>
        </section>
      </div>
    </article>
  </SiteLayout>
)
