import type { ReactNode } from 'react'
import './account.css'
import { Brand } from '../site/Brand.tsx'

export interface AccountFrameProps {
  title: string
  about?: ReactNode
  /** For content wider than a form, such as a list: 720 px instead of 400. */
  wide?: boolean
  /** At the end of the top bar: a link out of the screen. */
  end?: ReactNode
  /** Below the form: an alternative action. */
  foot?: ReactNode
  children?: ReactNode
}

/** The layout of account screens: one task, centered. */
export const AccountLayout = ({ title, about, wide, end, foot, children }: AccountFrameProps) => (
  <div className="account">
    <header className="account__bar">
      <Brand />
      {end}
    </header>
    <main className={wide ? 'account__main account__main--wide' : 'account__main'}>
      <div className="account__head">
        <h1 className="account__title">{title}</h1>
        {about && <div className="account__about">{about}</div>}
      </div>
      {children}
      {foot && <div className="account__foot">{foot}</div>}
    </main>
  </div>
)
