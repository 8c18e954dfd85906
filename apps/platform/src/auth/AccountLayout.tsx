import type { ReactNode } from 'react'
import './account.css'
import { Brand } from '../site/Brand.tsx'

export interface AccountFrameProps {
  title: string
  about?: ReactNode
  /** Room for a list next to it or below: 720 px instead of 400. */
  wide?: boolean
  /** At the end of the bar on top: a way out. */
  end?: ReactNode
  /** Below: the other way to go on. */
  foot?: ReactNode
  children?: ReactNode
}

/** What a screen around an account is in: one thing to do, in the middle. */
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
