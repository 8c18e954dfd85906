import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useEffectEvent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type BlockServices,
  type BotCheckProps,
  type ContactMessage,
  inertServices,
  Page,
  type PageBlock,
} from '../render/index.ts'
import { View } from './contactForm.tsx'
import { blocks } from './index.ts'

afterEach(cleanup)

const BotCheck = ({ onToken, onError }: BotCheckProps) => (
  <>
    <button type="button" onClick={() => onToken('token')}>
      I am no robot
    </button>
    <button type="button" onClick={() => onError('Failed to load Turnstile.')}>
      Break
    </button>
  </>
)

const show = (
  sendContactMessage: BlockServices['sendContactMessage'],
  props: object = {},
  services: Partial<BlockServices> = {},
) => {
  const block: PageBlock = { id: 'a', type: 'contactForm', props: blocks.contactForm?.props().parse(props) ?? {} }
  return render(
    <Page
      views={{ contactForm: View }}
      content={[block]}
      services={{ ...inertServices, sendContactMessage, BotCheck, ...services }}
    />,
  )
}

const input = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const good = { Name: ' Ada ', Email: 'ada@example.com', Subject: 'Hello', Message: 'A question\nand more' }
const fill = (values: Record<string, string> = good) => {
  for (const [label, value] of Object.entries(values)) fireEvent.input(input(label), { target: { value } })
}
const check = () => fireEvent.click(screen.getByText('I am no robot'))
const send = () => fireEvent.submit(screen.getByRole('form'))
const CAPTCHA = 'Please complete the CAPTCHA before submitting.'
const FAILED = 'Message Failed! Something went wrong. Please try again later.'

describe('contact form', () => {
  it('shows an error at every missing field and focuses the first one', () => {
    const post = vi.fn()
    show(post)
    check()
    send()
    for (const label of Object.keys(good)) {
      expect(input(label).getAttribute('aria-invalid')).toBe('true')
      const error = document.getElementById(input(label).getAttribute('aria-describedby') ?? '')
      expect(error?.textContent).toBe('Please fill in this field.')
    }
    expect(document.activeElement).toBe(input('Name'))
    fill({ Name: 'Ada' })
    expect(input('Name').hasAttribute('aria-invalid')).toBe(false)
    expect(input('Email').hasAttribute('aria-invalid')).toBe(true)
    expect(post).not.toHaveBeenCalled()
  })

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 'ada@exa mple.com', 'a@b@c.com', 'ada@-x.com'])(
    'rejects the email address %s',
    (email) => {
      const post = vi.fn()
      show(post)
      fill({ ...good, Email: email })
      check()
      send()
      expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
      expect(post).not.toHaveBeenCalled()
    },
  )

  it('does not send without the bot check, and shows a message until it has passed', () => {
    const post = vi.fn()
    show(post)
    fill()
    send()
    expect(screen.getByRole('alert').textContent).toBe(CAPTCHA)
    expect(post).not.toHaveBeenCalled()
    check()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(input('Message').value).toBe(good.Message)
  })

  it('sends once and is disabled meanwhile; success clears fields and token', async () => {
    let done = () => {}
    const post = vi.fn<(message: ContactMessage) => Promise<void>>(
      () =>
        new Promise((resolve) => {
          done = resolve
        }),
    )
    show(post, { successMessageTitle: 'Sent!', successMessageBody: 'Soon.' })
    fill()
    check()
    send()
    const button = screen.getByRole('button', { name: 'Sending…' }) as HTMLButtonElement
    expect(button.disabled).toBe(true)
    send()
    expect(post.mock.calls).toEqual([
      [
        {
          name: 'Ada',
          customerEmail: 'ada@example.com',
          subject: 'Hello',
          message: 'A question\nand more',
          turnstileToken: 'token',
        },
      ],
    ])
    await act(async () => done())
    expect(screen.getByText('Sent!').closest('[role=status]')?.textContent).toBe('Sent!Soon.')
    for (const label of Object.keys(good)) expect(input(label).value).toBe('')
    fill()
    send()
    expect(screen.getByRole('alert').textContent).toBe(CAPTCHA)
    expect(post).toHaveBeenCalledOnce()
  })

  it('keeps typed values when sending fails, and tries again with a new check', async () => {
    const post = vi.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(undefined)
    show(post)
    fill()
    check()
    send()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(FAILED))
    expect(input('Message').value).toBe(good.Message)
    expect((screen.getByRole('button', { name: 'Send Message' }) as HTMLButtonElement).disabled).toBe(false)
    check()
    send()
    await waitFor(() => expect(screen.getByText('Message Sent Successfully!')).toBeTruthy())
    expect(screen.getByText("We'll get back to you within 24 hours")).toBeTruthy()
  })

  it('shows a message when the bot check cannot load', () => {
    show(vi.fn())
    fireEvent.click(screen.getByText('Break'))
    expect(screen.getByRole('alert').textContent).toBe('Failed to load Turnstile.')
  })

  it('runs a failed bot check again on submit, and keeps typed values', async () => {
    let begun = 0
    const FailsOnce = ({ onToken, onError }: BotCheckProps) => {
      const fail = useEffectEvent(onError)
      useEffect(() => {
        if (++begun === 1) fail('Failed to load Turnstile.')
      }, [])
      return (
        <button type="button" onClick={() => onToken('second')}>
          I am no robot
        </button>
      )
    }
    const post = vi.fn()
    show(post, {}, { BotCheck: FailsOnce })
    fill()
    expect(screen.getByRole('alert').textContent).toBe('Failed to load Turnstile.')
    send()
    expect(screen.getByRole('alert').textContent).toBe(CAPTCHA)
    expect(begun).toBe(2)
    check()
    send()
    await waitFor(() => expect(screen.getByText('Message Sent Successfully!')).toBeTruthy())
    expect(post.mock.calls).toMatchObject([[{ message: good.Message, turnstileToken: 'second' }]])
  })

  it('shows a social network only while it is enabled', () => {
    const links = { instagramLink: 'https://www.instagram.com/fern', pinterestLink: 'https://www.pinterest.com/fern' }
    const { unmount } = show(vi.fn(), { ...links, showTwitter: false, twitterLink: 'https://x.com/fern', facebookLink: '' })
    expect(screen.getAllByRole('link').map((a) => a.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Instagram', 'Pinterest']),
    )
    expect(screen.queryByRole('link', { name: /Twitter|Facebook/ })).toBeNull()
    unmount()
  })
})
