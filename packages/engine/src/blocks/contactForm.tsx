import { type ReactNode, useId } from 'react'
import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { Icon } from '../render/parts/Icon.tsx'
import { SocialIcon } from '../render/parts/SocialIcon.tsx'
import { vars } from '../render/styles/css.ts'
import { socialIconCss } from '../render/styles/part-styles.ts'
import { MESSAGE_FIELDS, useMessageForm } from './contactForm/use-message-form.ts'

const props = () => {
  const network = <N extends string, L extends string>(show: N, link: L, name: string, condition: string) =>
    ({
      [show]: field.checkbox(`Show ${name}`, { group: 'Content' }).default(true),
      [link]: field.url(`${name} URL`, { when: { [condition]: true } }).default(''),
    }) as { [K in N]: z.ZodDefault<z.ZodBoolean> } & { [K in L]: z.ZodDefault<z.ZodString> }
  return z.object({
    headerTitle: field.text('Title').default('Get in Touch'),
    headerDescription: field.textarea('Subtitle').default('Send us a message and we will reply by email.'),
    infoTitle: field.text('Contact details title').default('Contact Information'),
    ...field.section('Contact details', {
      companyName: field.text('Company', { placeholder: 'Your store' }).default(''),
      companyAddress: field.textarea('Address', { placeholder: 'Street, city, country' }).default(''),
      phoneNumber: field.text('Phone').default(''),
      emailAddress: field.text('Email', { placeholder: 'you@example.com' }).default(''),
    }),
    ...field.section('Social networks', {
      ...network('showInstagram', 'instagramLink', 'Instagram', 'showInstagram'),
      ...network('showTwitter', 'twitterLink', 'X (Twitter)', 'showTwitter'),
      ...network('showFacebook', 'facebookLink', 'Facebook', 'showFacebook'),
      ...network('showPinterest', 'pinterestLink', 'Pinterest', 'showPinterest'),
    }),
    ...field.section('Success message', {
      successMessageTitle: field.text('Success message title').default('Message Sent Successfully!'),
      successMessageBody: field.text('Success message text').default("We'll get back to you within 24 hours"),
    }),
    ...field.section('Fields', {
      inputBorderColor: field.color('Field border color').default(field.themeColor.muted),
      inputFocusBorderColor: field.color('Field border color while typing').default(field.themeColor.accent),
      labelColor: field.color('Label color').default(field.themeColor.muted),
      labelFocusColor: field.color('Label color while typing').default(field.themeColor.accent),
    }),
    ...field.section('Button', {
      submitButtonBackground: field.color('Button background').default(field.themeColor.accent),
      submitButtonTextColor: field.color('Button text color').default(field.themeColor.onAccent),
      submitButtonFontSize: field
        .responsive(field.unitNumber('Button text size', { units: ['rem', 'px', '%', 'em', 'vw', 'vh'], max: 48 }))
        .default('1.1rem'),
    }),
    ...field.section('Contact details', {
      infoTitleColor: field.color('Contact details title color').default(field.themeColor.text),
      infoTextColor: field.color('Contact details text color').default(field.themeColor.muted),
      socialIconColor: field.color('Social icon color').default(field.themeColor.muted),
      socialIconHoverColor: field.color('Social icon color on hover').default(field.themeColor.accent),
    }),
  })
}

type ContactProps = Props<typeof props>

/** Defaults of version 1 that version 2 replaced: literal colors, and contact details of a company that does not exist. */
const VERSION_1 = {
  headerDescription: 'A question, an idea, or just hello: write to us.',
  companyName: 'Brand',
  companyAddress: '12 Market Street\nSpringfield',
  phoneNumber: '+1 555 0100',
  emailAddress: 'hello@example.com',
  instagramLink: 'https://www.instagram.com',
  twitterLink: 'https://www.twitter.com',
  facebookLink: 'https://www.facebook.com',
  pinterestLink: 'https://www.pinterest.com',
  inputBorderColor: '#e0e0e0',
  inputFocusBorderColor: '#1D4ED8',
  labelColor: '#666',
  labelFocusColor: '#1D4ED8',
  submitButtonBackground: '#1D4ED8',
  submitButtonTextColor: '#ffffff',
  infoTitleColor: '#222222',
  infoTextColor: '#4A4A4A',
  socialIconColor: 'rgb(120, 120, 120)',
  socialIconHoverColor: '#1D4ED8',
}

/** Contact details of the store next to a contact form. */
export function View(settings: ContactProps) {
  const style = vars({
    'input-border': settings.inputBorderColor,
    'input-focus': settings.inputFocusBorderColor,
    'label-color': settings.labelColor,
    'label-focus': settings.labelFocusColor,
    'button-background': settings.submitButtonBackground,
    'button-color': settings.submitButtonTextColor,
    'button-size': settings.submitButtonFontSize,
    'info-title': settings.infoTitleColor,
    'info-text': settings.infoTextColor,
    'icon-color': settings.socialIconColor,
    'icon-hover': settings.socialIconHoverColor,
  })
  return (
    <section className="bf-contactForm" style={style}>
      <div className="bf-inner">
        {(settings.headerTitle || settings.headerDescription) && (
          <div className="bf-contactForm__header">
            {settings.headerTitle && <h2 className="bf-contactForm__title">{settings.headerTitle}</h2>}
            {settings.headerDescription && <p className="bf-contactForm__lead">{settings.headerDescription}</p>}
          </div>
        )}
        <div className="bf-contactForm__columns">
          <Info {...settings} />
          <MessageForm successMessageTitle={settings.successMessageTitle} successMessageBody={settings.successMessageBody} />
        </div>
      </div>
    </section>
  )
}

function Info(settings: ContactProps) {
  const { messages } = useBlockServices()
  const networks = [
    ['instagram', settings.showInstagram && settings.instagramLink],
    ['twitter', settings.showTwitter && settings.twitterLink],
    ['facebook', settings.showFacebook && settings.facebookLink],
    ['pinterest', settings.showPinterest && settings.pinterestLink],
  ].filter((network): network is [string, string] => Boolean(network[1]))
  if (
    !settings.companyName &&
    !settings.companyAddress &&
    !settings.phoneNumber &&
    !settings.emailAddress &&
    networks.length === 0
  )
    return null
  const row = (icon: string, label: string, content: ReactNode) => (
    <p className="bf-contactForm__row">
      <Icon name={icon} />
      <span className="bf-hidden">{label}: </span>
      {content}
    </p>
  )
  return (
    <div className="bf-contactForm__info">
      {settings.infoTitle && <h3 className="bf-contactForm__infoTitle">{settings.infoTitle}</h3>}
      <address className="bf-contactForm__address">
        {settings.companyName && <p className="bf-contactForm__company">{settings.companyName}</p>}
        {settings.companyAddress &&
          row('pin', messages.address, <span className="bf-contactForm__lines">{settings.companyAddress}</span>)}
        {settings.phoneNumber &&
          row('phone', messages.phone, <a href={`tel:${settings.phoneNumber.replace(/[^\d+]/g, '')}`}>{settings.phoneNumber}</a>)}
        {settings.emailAddress &&
          row(
            'mail',
            messages.email,
            <a href={`mailto:${encodeURI(settings.emailAddress.toWellFormed())}`}>{settings.emailAddress}</a>,
          )}
      </address>
      {networks.length > 0 && (
        <ul className="bf-contactForm__networks" aria-label={messages.followUs}>
          {networks.map(([network, url]) => (
            <li key={network}>
              <SocialIcon network={network} url={url} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The form of product.md, points 2, 4, 5 and 8. Keeps the typed text until the message is sent. */
function MessageForm({
  successMessageTitle,
  successMessageBody,
}: Pick<ContactProps, 'successMessageTitle' | 'successMessageBody'>) {
  const { BotCheck, forms, messages } = useBlockServices()
  const { form, status, errors, clearError, submit, attempt, onToken, onError, problems } = useMessageForm()
  return (
    <form
      ref={form}
      className="bf-contactForm__form"
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={messages.contactForm}
    >
      {MESSAGE_FIELDS.map((one) => (
        <MessageField key={one.name} {...one} error={errors[one.name]} onInput={() => clearError(one.name)} />
      ))}
      <div className="bf-contactForm__check">
        <BotCheck key={attempt} onToken={onToken} onError={onError} />
      </div>
      {problems.map((text) => (
        <p key={text} className="bf-contactForm__note" role="alert">
          {text}
        </p>
      ))}
      <div role="status" className="bf-contactForm__status">
        {status === 'success' && (
          <div className="bf-contactForm__note bf-contactForm__note--good">
            <strong>{successMessageTitle}</strong>
            {successMessageBody && <p>{successMessageBody}</p>}
          </div>
        )}
      </div>
      <button type="submit" formAction={forms?.contact} className="bf-contactForm__submit" disabled={status === 'sending'}>
        {status === 'sending' ? messages.sending : messages.sendMessage}
      </button>
    </form>
  )
}

type MessageFieldProps = (typeof MESSAGE_FIELDS)[number] & { error: string | undefined; onInput: () => void }

function MessageField({ name, max, autoComplete, error, onInput }: MessageFieldProps) {
  const { messages } = useBlockServices()
  const id = useId()
  const common = {
    id,
    name,
    maxLength: max,
    autoComplete,
    required: true,
    placeholder: ' ',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    onInput,
  }
  return (
    <div className={`bf-contactForm__field bf-contactForm__field--${name}`}>
      {name === 'message' ? <textarea rows={6} {...common} /> : <input type={name === 'email' ? 'email' : 'text'} {...common} />}
      <label htmlFor={id}>{messages[name]}</label>
      {error && (
        <p id={`${id}-error`} className="bf-contactForm__error">
          {error}
        </p>
      )}
    </div>
  )
}

export const css = `
.bf-contactForm {
  padding-block: 4rem;
}
.bf-contactForm__header {
  max-width: 44rem;
  margin-block-end: 2.5rem;
}
.bf-contactForm__title {
  font-size: clamp(1.875rem, 5cqw, 2.75rem);
  letter-spacing: -0.02em;
}
.bf-contactForm__lead {
  margin-block-start: 0.75rem;
  color: var(--color-muted);
  font-size: 1.125rem;
  white-space: pre-line;
}
.bf-contactForm__columns {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
}
.bf-contactForm__info {
  color: var(--info-text);
}
.bf-contactForm__infoTitle {
  color: var(--info-title);
  font-size: 1.25rem;
  margin-block-end: 1.25rem;
}
.bf-contactForm__address {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  font-style: normal;
}
.bf-contactForm__company {
  font-weight: 600;
}
.bf-contactForm__row {
  display: flex;
  gap: 0.75rem;
  align-items: start;
}
.bf-contactForm__row svg {
  margin-block-start: 0.15em;
  opacity: 0.75;
}
.bf-contactForm__row :is(a, span) {
  min-width: 0;
  overflow-wrap: anywhere;
}
.bf-contactForm__row a:hover {
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
.bf-contactForm__lines {
  white-space: pre-line;
}
.bf-contactForm__networks {
  display: flex;
  flex-wrap: wrap;
  margin: 1rem -0.75rem 0;
  color: var(--icon-color);
}
.bf-contactForm__networks a:hover {
  color: var(--icon-hover);
  background: color-mix(in srgb, currentColor 10%, transparent);
}
.bf-contactForm__form {
  display: grid;
  gap: 1rem;
  align-content: start;
}
.bf-contactForm__field {
  position: relative;
  min-width: 0;
}
.bf-contactForm__field :is(input, textarea) {
  display: block;
  width: 100%;
  padding: 1.5rem 1rem 0.5rem;
  color: inherit;
  background: var(--color-surface);
  border: 1px solid var(--input-border);
  border-radius: var(--radius);
  outline: 0;
  transition:
    border-color 0.15s,
    box-shadow 0.15s;
}
.bf-contactForm__field textarea {
  resize: vertical;
  min-height: 8rem;
}
.bf-contactForm__field :is(input, textarea):focus {
  border-color: var(--input-focus);
  box-shadow: 0 0 0 1px var(--input-focus);
}
.bf-contactForm__field [aria-invalid] {
  border-color: var(--color-sale);
}
.bf-contactForm__field label {
  position: absolute;
  inset-block-start: 1px;
  inset-inline: 1px;
  padding: 0.4375rem 1rem 0;
  font-size: 0.75rem;
  color: var(--label-color);
  background: var(--color-surface);
  border-radius: var(--radius);
  pointer-events: none;
  transform-origin: left top;
  transition:
    font-size 0.15s,
    padding 0.15s,
    color 0.15s;
}
.bf-contactForm__field :focus + label {
  color: var(--label-focus);
}
.bf-contactForm__field :placeholder-shown:not(:focus) + label {
  padding-block-start: 1rem;
  font-size: 1rem;
}
.bf-contactForm__error {
  margin-block-start: 0.375rem;
  color: var(--color-sale);
  font-size: 0.875rem;
}
.bf-contactForm__check:empty {
  display: none;
}
.bf-contactForm__note {
  padding: 0.875rem 1rem;
  border-radius: var(--radius);
  color: #8a1c12;
  background: #fdeeec;
}
/* Always there, so that screen readers announce its change; without its own gap while empty. */
.bf-contactForm__status:empty {
  margin-block-start: -1rem;
}
.bf-contactForm__note--good {
  color: #0b5a34;
  background: #e8f7ef;
}
.bf-contactForm__submit {
  justify-self: start;
  min-height: 3rem;
  padding: 0.75rem 2rem;
  border-radius: var(--radius-button);
  color: var(--button-color);
  background: var(--button-background);
  font-size: var(--button-size);
  font-weight: 600;
  line-height: 1.3;
  transition:
    filter 0.15s,
    opacity 0.15s;
}
.bf-contactForm__submit:hover {
  filter: brightness(0.92);
}
.bf-contactForm__submit:disabled {
  opacity: 0.65;
  cursor: default;
}
@container page (width >= 768px) {
  .bf-contactForm {
    padding-block: 5.5rem;
  }
  .bf-contactForm__columns {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: 4rem;
  }
  .bf-contactForm__columns > :only-child {
    grid-column: 1 / -1;
  }
  .bf-contactForm__form {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .bf-contactForm__form > * {
    grid-column: 1 / -1;
  }
  .bf-contactForm__form > .bf-contactForm__field--name {
    grid-column: 1;
  }
  .bf-contactForm__form > .bf-contactForm__field--email {
    grid-column: 2;
  }
}
@container page (width < 768px) {
  .bf-contactForm__submit {
    justify-self: stretch;
  }
}
`

export default {
  type: 'contactForm',
  title: 'Contact form',
  description: 'Contact details of the store next to a contact form.',
  keywords: ['email', 'message', 'inquiry', 'get in touch', 'support', 'address', 'phone', 'map'],
  icon: 'M3 5h18v14H3zM3 6l9 7l9-7',
  contentType: 'normal',
  version: 2,
  props,
  View,
  css: [socialIconCss, css],
  migrations: {
    1: {
      migrate: (props) => ({ ...VERSION_1, ...props }),
      example: { headerTitle: 'Write to us', companyName: 'Fern & Oak', showTwitter: false, labelColor: '#555' },
    },
  },
} satisfies Block<typeof props>
