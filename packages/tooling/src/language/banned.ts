/** Words and phrases that prose must not contain, and what to write instead, for `npm run check:language`. */
export interface Banned {
  /** Matches case-insensitively and across line breaks. A space matches any white space. */
  pattern: string
  instead: string
}

export const banned: readonly Banned[] = [
  { pattern: 'l(?:ies?|ay|ying) ready', instead: 'is cached, is available' },
  { pattern: '(?:stands|stood)(?! (?:for|out|by|in for)\\b)', instead: 'is, is stored, remains' },
  {
    pattern: '(?:they|that|which|who|to|would|can|could|may|must|not) stand(?! (?:for|out|by|in for|up)\\b)',
    instead: 'is, is stored, remains',
  },
  { pattern: 'anew', instead: 'again' },
  { pattern: 'told', instead: 'reported, notified, passed' },
  { pattern: 'beside', instead: 'next to, in addition to, compared with' },
  { pattern: 'in vain', instead: 'without effect' },
  { pattern: 'at hand', instead: 'available' },
  { pattern: 'of (?:its|their|his|her|your|our) own', instead: 'separate, its own …' },
  { pattern: 'as (?:it is|it was|they are|they were|it stands)(?=\\s*(?:[.,;:)]|$))', instead: 'unchanged' },
  { pattern: 'what (?:there is|there are|is there|lies)', instead: 'name the thing' },
  { pattern: 'who(?:so)?ever', instead: 'name the actor: the owner, the shopper, the caller' },
  { pattern: 'who asks?', instead: 'name the actor: the client, the caller' },
  { pattern: 'wish(?:es|ed|ing)?(?! ?list)', instead: 'want, preference' },
  { pattern: 'lets? (?:it |them )?be(?= *[.,;:)])', instead: 'leave unchanged' },
  { pattern: 'mend(?:s|ed|ing)?', instead: 'fix, repair, correct' },
  { pattern: '(?:wakes?|woken?|waken(?:s|ed)?)', instead: 'start, resume, notify' },
  { pattern: '(?<!back and |so )forth', instead: 'redo, forward' },
  { pattern: '(?<!activity )log(?:s|ged|ging)? (?:(?:it|them) )?(?:in|out)(?! om)', instead: 'sign in, sign out' },
  { pattern: 'aloud', instead: 'reported, explicitly' },
  { pattern: '(?:hears?|heard) of', instead: 'receives, is notified of' },
  { pattern: 'held against', instead: 'checked against, compared with' },
  { pattern: 'comes? alive', instead: 'hydrates, becomes interactive' },
  { pattern: 'what (?:becomes|became|came) of', instead: 'the result of' },
  { pattern: 'for ever', instead: 'forever, permanently, without limit' },
  { pattern: '(?:gives?|gave) way to', instead: 'is replaced by' },
  { pattern: 'puts? away', instead: 'dismisses, stores' },
  { pattern: 'the very same', instead: 'the same' },
  { pattern: 'as people (?:say|read|write) (?:it|them)', instead: 'as text, formatted' },
  { pattern: 'begins? again', instead: 'restarts' },
  { pattern: 'goes on', instead: 'continues' },
  { pattern: 'walked by', instead: 'navigated with' },
  { pattern: 'in sight', instead: 'visible, in the viewport' },
  { pattern: 'not there (?:any )?more', instead: 'removed, deleted' },
  { pattern: '(?:colour|favour|honour|neighbour|behaviour|labour)\\w*', instead: 'American spelling (-or)' },
  {
    pattern:
      '(?:organis|recognis|optimis|initialis|normalis|authoris|summaris|minimis|maximis|synchronis|serialis)(?:e|ed|es|ing|ation)\\w*',
    instead: 'American spelling (-ize)',
  },
  {
    pattern:
      '(?:centre[sd]?|fibres?|(?:kilo|centi|milli)?(?:metres?|litres?)|aluminium|enamell(?:ed|ing)|jewellery|theatres?|customis\\w+|categoris\\w+|licences?|grey(?! honeydew)|fulfil|fulfils|fulfilment|cheque)',
    instead: 'American spelling',
  },
]

const BOUNDARY = { before: '(?<![\\w$@#/.-])', after: '(?![\\w-]|\\.\\w|/\\w)' }

/** One banned phrase in a text. */
export interface Match {
  /** Characters from the start of the text. */
  offset: number
  text: string
  instead: string
}

const compiled = banned.map(({ pattern, instead }) => ({
  regex: new RegExp(`${BOUNDARY.before}(?:${pattern.replace(/ (?![*?])/g, '\\s+')})${BOUNDARY.after}`, 'gi'),
  instead,
}))

/** Returns the banned phrases in a prose text. Skips code in backticks and URLs. */
export function bannedIn(text: string): Match[] {
  const prose = text.replace(/`[^`]*`|https?:\/\/\S+/g, (code) => code.replace(/[^\n]/g, '·'))
  return compiled.flatMap(({ regex, instead }) =>
    [...prose.matchAll(regex)].map(({ index, 0: found }) => ({ offset: index, text: found.replace(/\s+/g, ' '), instead })),
  )
}
