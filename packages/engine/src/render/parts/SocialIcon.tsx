import { completeUrl } from '../url/complete-url.ts'

/** Simple drawings of the networks' logos, filled, on a grid of 24. */
const paths: Record<string, string> = {
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zm5 3a5 5 0 1 1 0 10a5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6a3 3 0 0 0 0-6zm5.3-3.5a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 0 1 0-2.4z',
  twitter: 'M2.5 3h5.7l4.6 6.3L18.2 3h2.6l-6.8 8l7.5 10h-5.7l-5-6.8L5 21H2.4l7.2-8.5zm3.6 1.8L16.7 19.2h1.4L7.5 4.8z',
  facebook: 'M13.5 22v-8.5h3l.5-3.5h-3.5V8c0-1 .4-1.8 1.9-1.8h1.8V3.1c-.5-.1-1.4-.1-2.4-.1c-3 0-4.8 1.7-4.8 4.7V10H7v3.5h3V22z',
  pinterest:
    'M12 2a10 10 0 0 0-3.7 19.3c-.1-.8-.1-2 .1-2.9l1.2-5s-.3-.6-.3-1.5c0-1.4.8-2.5 1.9-2.5c.9 0 1.3.7 1.3 1.4c0 .9-.6 2.2-.8 3.4c-.2 1 .5 1.8 1.5 1.8c1.8 0 3.1-1.9 3.1-4.6c0-2.4-1.7-4.1-4.2-4.1c-2.8 0-4.5 2.1-4.5 4.3c0 .9.3 1.7.7 2.2l.1.3l-.3 1.1c0 .2-.2.3-.4.2c-1.3-.6-2-2.3-2-3.8c0-3.1 2.2-5.9 6.4-5.9c3.4 0 6 2.4 6 5.6c0 3.3-2.1 6-5 6c-1 0-1.9-.5-2.2-1.1l-.6 2.3c-.2.8-.8 1.9-1.2 2.5A10 10 0 1 0 12 2z',
  youtube:
    'M12 4.5c3 0 6 .1 7.8.5a2.6 2.6 0 0 1 1.9 1.9c.6 3.4.6 6.8 0 10.2a2.6 2.6 0 0 1-1.9 1.9c-3.6.7-12 .7-15.6 0a2.6 2.6 0 0 1-1.9-1.9a29 29 0 0 1 0-10.2A2.6 2.6 0 0 1 4.2 5c1.8-.4 4.8-.5 7.8-.5zM10 8.5v7l6-3.5z',
  tiktok: 'M12.5 2h3.4c.2 2.5 1.7 4 4.1 4.2v3.4c-1.5 0-2.9-.4-4.1-1.2v6.9a6.3 6.3 0 1 1-7.3-6.2v3.5a2.8 2.8 0 1 0 3.9 2.6z',
  linkedin:
    'M4.8 3a2 2 0 1 1 0 4.1a2 2 0 0 1 0-4.1zM3 8.8h3.6V21H3zm6 0h3.5v1.7c.6-1 1.8-2 3.6-2c3.6 0 4.4 2.3 4.4 5.5v7H17v-6.2c0-1.5 0-3.3-2.1-3.3s-2.3 1.5-2.3 3.2V21H9z',
  whatsapp:
    'M12 2a10 10 0 0 0-8.6 15L2 22l5.2-1.4A10 10 0 1 0 12 2zm0 2a8 8 0 1 1-4.4 14.7l-2.7.7l.8-2.6A8 8 0 0 1 12 4zM8.6 7.5c-.6 0-1.6.9-1.6 2.4c0 2.3 3 6.3 6.5 7c1.7.4 3.3-.3 3.4-2.3l-2.5-1.2l-1.1 1.4c-1.7-.7-2.8-1.7-3.6-3.3l.9-1.2l-1-2.5c-.2-.3-.6-.3-1-.3z',
}

const NAMES: Record<string, string> = {
  twitter: 'X (Twitter)',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
}

/** The brand name of a network: `tiktok` is TikTok. */
export const networkName = (network: string) => NAMES[network] ?? network.charAt(0).toUpperCase() + network.slice(1)

/** A link to a social network with its logo; the first letter for networks without a drawing. Renders nothing without a URL. */
export function SocialIcon({ network, url }: { network: string; url: string }) {
  if (!url) return null
  const path = Object.hasOwn(paths, network) ? paths[network] : undefined
  return (
    <a
      className="bf-socialIcon"
      href={completeUrl(url)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={networkName(network)}
    >
      {path ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={path} />
        </svg>
      ) : (
        network.charAt(0).toUpperCase()
      )}
    </a>
  )
}

export const css = `
.bf-socialIcon {
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  transition:
    color 0.15s,
    background-color 0.15s;
}
.bf-socialIcon svg {
  width: 1.25rem;
  height: 1.25rem;
  fill: currentColor;
}
`
