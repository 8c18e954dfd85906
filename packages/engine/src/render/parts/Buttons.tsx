import { SmartLink, type SmartLinkProps } from './SmartLink.tsx'

interface Button extends Pick<SmartLinkProps, 'url' | 'type' | 'target'> {
  text: string
  variant: 'primary' | 'secondary' | 'link'
}

/** Links that look like buttons, in a row that wraps. Nothing without buttons. The block around them sets their look. */
export const Buttons = ({ buttons }: { buttons: readonly Button[] }) =>
  buttons.length > 0 ? (
    <div className="bf-buttons">
      {buttons.map(({ text, variant, url, type, target }, index) => (
        <SmartLink
          // biome-ignore lint/suspicious/noArrayIndexKey: two buttons may be equal; only their position distinguishes them
          key={`${text}:${index}`}
          className={`bf-button bf-button--${variant}`}
          url={url}
          type={type}
          target={target}
        >
          {text}
        </SmartLink>
      ))}
    </div>
  ) : null

export const css = `
.bf-buttons {
  display: flex;
  flex-wrap: wrap;
  justify-content: var(--buttons-align, start);
  gap: var(--buttons-gap, 0.75rem);
}
.bf-button {
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0.6em 1.5em;
  border: 1px solid transparent;
  border-radius: var(--button-radius, var(--radius-button));
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  overflow-wrap: anywhere;
  transition:
    filter 150ms,
    background-color 150ms;
}
.bf-button--primary {
  color: var(--button-color, var(--color-on-accent));
  background: var(--button-background, var(--color-accent));
  &:hover {
    filter: brightness(1.12) contrast(0.94);
  }
}
.bf-button--secondary {
  color: var(--button-quiet, inherit);
  border-color: currentColor;
  &:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
}
.bf-button--link {
  padding-inline: 0;
  color: var(--button-quiet, inherit);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
  &:hover {
    text-decoration-thickness: 2px;
  }
}
`
