import { Link } from '../../router.ts'
import { messages } from '../messages.ts'
import larder from '../pictures/theme-larder.webp'
import signal from '../pictures/theme-signal.webp'
import solo from '../pictures/theme-solo.webp'
import timber from '../pictures/theme-timber.webp'

const { landing } = messages

const images = { larder, timber, signal, solo }

/** Screenshots of four themes. Each opens the preview of its theme. */
export const ThemePreviews = () => (
  <section className="site-wide previews">
    <h2 className="landing-title">{landing.previewsTitle}</h2>
    <ul className="previews__list">
      {landing.previews.map(([id, name, kind]) => (
        <li key={id}>
          <Link to={`/theme-home?theme=${id}`} className="preview">
            <img src={images[id]} width={720} height={540} alt="" loading="lazy" />
            <strong>{name}</strong>
            <span>{kind}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
