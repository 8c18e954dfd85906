import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Button, Notice, Skeleton } from '@blockfront/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import { api } from '../api.ts'
import { messages as general } from '../messages.ts'
import { Link } from '../router.ts'
import type { ThemeSummary } from '../site/themes/themes.ts'
import { messages } from './messages.ts'

/** The gallery's themes, each with its image and its colors. */
function ThemeControl({ id, value, onChange, disabled, describedBy, meta }: ControlProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['themes'],
    queryFn: ({ signal }) => api.call('store.themes', {}, { signal }),
  })
  // The stored theme may not exist anymore.
  const first = data?.some(({ themeId }) => themeId === value) ? undefined : data?.[0]?.themeId
  const choose = useEffectEvent(onChange)
  useEffect(() => {
    if (first) choose(first)
  }, [first])
  if (error)
    return (
      <Notice tone="danger" title={messages.themesFailed} alert>
        <p>{error.message}</p>
        <Button onClick={() => void refetch()}>{general.retry}</Button>
      </Notice>
    )
  return (
    <div className="theme-choice">
      <div id={id} className="theme-choice__list" role="radiogroup" aria-label={meta.label} aria-describedby={describedBy}>
        {data?.map((theme) => (
          <ThemeOption
            key={theme.themeId}
            group={id}
            theme={theme}
            checked={theme.themeId === value}
            disabled={disabled}
            onChoose={() => onChange(theme.themeId)}
          />
        )) ?? <Skeleton height={320} radius={10} />}
      </div>
      <p>
        <Link to="/theme-home" target="_blank">
          {messages.themeGallery}
        </Link>
      </p>
    </div>
  )
}

interface ThemeOptionProps {
  group: string
  theme: ThemeSummary
  checked: boolean
  disabled: boolean
  onChoose: () => void
}

function ThemeOption({ group, theme, checked, disabled, onChoose }: ThemeOptionProps) {
  const kindId = useId()
  return (
    <div className="theme-option">
      <img className="theme-option__picture" src={theme.picture} alt="" loading="lazy" />
      <span className="theme-option__colours" aria-hidden>
        {(['surface', 'text', 'accent', 'sale'] as const).map((role) => (
          <span key={role} style={{ background: theme.tokens.palette[role] }} />
        ))}
      </span>
      <label className="theme-option__name">
        <input
          type="radio"
          name={group}
          value={theme.themeId}
          checked={checked}
          disabled={disabled}
          aria-describedby={kindId}
          onChange={onChoose}
        />
        {theme.name}
      </label>
      <span className="theme-option__kind" id={kindId}>
        {theme.kind}
      </span>
    </div>
  )
}

export const themeControl: ControlKind = { Control: ThemeControl, frame: { layout: 'stacked', group: true } }
