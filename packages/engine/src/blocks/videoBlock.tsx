import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { Block, Props, ViewContext } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import type { Messages } from '../render/messages.ts'
import { Icon } from '../render/parts/Icon.tsx'
import { loadingOf } from '../render/parts/image/StoreImage.tsx'
import { vars } from '../render/styles/css.ts'

const props = () => {
  const own = { when: { videoType: 'html5' } }
  return z.object({
    videoType: field
      .select('Video source', ['html5', 'youtube', 'vimeo'], {
        group: 'Content',
        labels: { html5: 'Media library', youtube: 'YouTube', vimeo: 'Vimeo' },
      })
      .default('html5'),
    src: field.file('Video (MP4)', { accept: 'video', ...own }).default(''),
    webm: field.file('Video (WebM)', { accept: 'video', help: 'Smaller, for browsers that can play it.', ...own }).default(''),
    ogv: field.file('Video (Ogg)', { accept: 'video', ...own }).default(''),
    videoId: field
      .text('Video ID', {
        help: 'The part of the URL after v= (YouTube) or after vimeo.com/.',
        when: { videoType: { not: 'html5' } },
      })
      .regex(/^[A-Za-z0-9_-]{0,64}$/, 'Not a video ID. Copy the letters and digits at the end of the video URL.')
      .default(''),
    poster: field.file('Preview image').default(''),
    title: field.text('Title', { help: 'Describes the video.' }).default(''),
    width: field
      .responsive(field.unitNumber('Width', { group: 'Layout', units: ['%', 'px', 'rem', 'vw'], max: 1280 }))
      .default('100%'),
    height: field
      .responsive(field.unitNumber('Height', { group: 'Layout', units: ['px', 'rem', '%', 'vw', 'vh'], max: 900 }))
      .default('360px'),
    autoPlay: field.checkbox('Autoplay', { help: 'Muted, because browsers require it.', ...own }).default(false),
    muted: field.checkbox('Muted', own).default(false),
    loop: field.checkbox('Loop', own).default(true),
    controls: field.checkbox('Controls', own).default(true),
  })
}

const embeds = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
}

/** A video from the store's media, YouTube or Vimeo. Nothing is requested from YouTube or Vimeo before a click. */
export function View({
  videoType,
  videoId,
  title,
  width,
  height,
  eager,
  ...settings
}: Props<typeof props> & Pick<ViewContext, 'eager'>) {
  const { messages } = useBlockServices()
  const film = videoType === 'html5' ? settings.src || settings.webm || settings.ogv : videoId
  return (
    <section className="bf-videoBlock" style={vars({ width, height })}>
      <div className="bf-inner">
        <div className="bf-videoBlock__frame" data-everywhere={typeof height === 'string' || undefined}>
          {!film ? (
            <div className="bf-videoBlock__empty" role="img" aria-label={title || messages.noVideo}>
              <span className="bf-videoBlock__play">
                <Icon name="play" />
              </span>
            </div>
          ) : videoType === 'html5' ? (
            <Film title={title} {...settings} />
          ) : (
            <Embed
              key={videoType + videoId}
              src={`${embeds[videoType]}${videoId}`}
              poster={settings.poster}
              title={title}
              eager={eager}
            />
          )}
        </div>
      </div>
    </section>
  )
}

type FilmProps = Pick<
  Props<typeof props>,
  'src' | 'webm' | 'ogv' | 'poster' | 'title' | 'autoPlay' | 'muted' | 'loop' | 'controls'
>

function Film({ src, webm, ogv, poster, title, autoPlay, muted, loop, controls }: FilmProps) {
  const { imageSource, messages, autoplay = true } = useBlockServices()
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const play = () => video.current?.play()?.catch(() => {})
  useEffect(() => {
    if (!autoplay) video.current?.pause()
    else if (autoPlay && !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches)
      video.current?.play()?.catch(() => {})
  }, [autoPlay, autoplay])
  return (
    <>
      <video
        key={`${src}${webm}${ogv}`}
        ref={video}
        className="bf-videoBlock__film"
        poster={poster ? imageSource(poster).src : undefined}
        preload={poster ? 'none' : 'metadata'}
        aria-label={title || undefined}
        muted={muted || autoPlay}
        loop={loop}
        controls={controls}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        playsInline
      >
        {webm && <source src={webm} type="video/webm" />}
        {src && <source src={src} type="video/mp4" />}
        {ogv && <source src={ogv} type="video/ogg" />}
      </video>
      {!controls && (
        <button
          type="button"
          className="bf-videoBlock__toggle"
          aria-label={playing ? messages.pause : playLabel(messages, title)}
          onClick={() => (playing ? video.current?.pause() : play())}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </>
  )
}

const playLabel = ({ playVideo, playNamedVideo }: Messages, title: string): string =>
  title ? playNamedVideo({ title }) : playVideo

interface EmbedProps {
  src: string
  poster: string | false
  title: string
  /** Loads the poster eagerly. */
  eager: boolean | undefined
}

function Embed({ src, poster, title, eager }: EmbedProps) {
  const { imageSource, messages, autoplay = true } = useBlockServices()
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!autoplay) setPlaying(false)
  }, [autoplay])
  if (playing)
    return (
      <iframe
        // The player receives the focus, because the clicked button is removed.
        ref={(frame) => frame?.focus()}
        className="bf-videoBlock__film"
        src={`${src}?autoplay=1`}
        title={title || messages.video}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <button
      type="button"
      className="bf-videoBlock__facade"
      aria-label={playLabel(messages, title)}
      onClick={() => setPlaying(true)}
    >
      {poster && <img {...loadingOf(eager)} sizes="(min-width: 1280px) 1280px, 100vw" {...imageSource(poster)} alt="" />}
      <span className="bf-videoBlock__play">
        <Icon name="play" />
      </span>
      {title && <span className="bf-videoBlock__title">{title}</span>}
    </button>
  )
}

export const css = `
.bf-videoBlock {
  padding-block: 1.5rem;
}
.bf-videoBlock__frame {
  position: relative;
  width: var(--width);
  max-width: 100%;
  height: var(--height);
  margin-inline: auto;
  border-radius: var(--radius);
  overflow: hidden;
  background: #111;
  color: #fff;
}
.bf-videoBlock__film {
  width: 100%;
  height: 100%;
  border: 0;
  object-fit: cover;
  background: #000;
}
.bf-videoBlock__facade,
.bf-videoBlock__empty {
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  min-height: 8rem;
  background: radial-gradient(120% 120% at 20% 0%, #3b4254, #14161c 70%);
}
.bf-videoBlock__facade img {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  transition: scale 0.4s ease-out;
}
.bf-videoBlock__facade:hover img {
  scale: 1.02;
}
.bf-videoBlock__facade:focus-visible {
  outline-offset: -4px;
  outline-color: #fff;
}
.bf-videoBlock__play {
  position: relative;
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: 50%;
  background: rgb(255 255 255 / 0.94);
  color: #111;
  box-shadow: 0 8px 32px rgb(0 0 0 / 0.35);
  transition: scale 0.2s ease-out;
}
.bf-videoBlock__empty .bf-videoBlock__play {
  opacity: 0.5;
  box-shadow: none;
}
.bf-videoBlock__facade:hover .bf-videoBlock__play {
  scale: 1.08;
}
.bf-videoBlock__play svg {
  width: 1.75rem;
  height: 1.75rem;
  fill: currentColor;
  translate: 0.125rem;
}
.bf-videoBlock__toggle {
  position: absolute;
  inset-block-end: 0.75rem;
  inset-inline-end: 0.75rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  color: #fff;
  background: rgb(0 0 0 / 0.55);
}
.bf-videoBlock__title {
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding: 3rem 1.25rem 1rem;
  font-weight: 600;
  text-align: start;
  background: linear-gradient(transparent, rgb(0 0 0 / 0.7));
}
/* One height for every width gives way on a phone; a height of the phone's own stays. */
@container page (width < 768px) {
  .bf-videoBlock__frame[data-everywhere] {
    max-height: 66cqw;
    min-height: 12rem;
  }
}
`

export default {
  type: 'videoBlock',
  title: 'Video',
  description: 'A video from your media library, YouTube or Vimeo.',
  keywords: ['film', 'movie', 'youtube', 'vimeo', 'clip', 'media', 'embed'],
  icon: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M10 8.5v7l6-3.5z',
  contentType: 'normal',
  version: 1,
  policy: { frames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] },
  // The browser loads the poster of a video file without delay, so no other image may load before it.
  drawsImage: ({ poster }) => Boolean(poster),
  props,
  View,
  css,
  presets: [
    { name: 'youtube', title: 'YouTube', props: { videoType: 'youtube', height: '480px' } },
    { name: 'ambient', title: 'Silent and looping', props: { autoPlay: true, muted: true } },
  ],
} satisfies Block<typeof props>
