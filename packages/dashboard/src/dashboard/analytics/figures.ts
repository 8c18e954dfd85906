import type { AnalyticsFunnel } from '@blockfront/contract'
import { useMemo } from 'react'
import { useStore } from '../store.ts'

export const steps = ['visits', 'productViews', 'addedToCart', 'reachedCheckout', 'orders'] as const

export type Step = (typeof steps)[number]

/** Returns the part of the visits that reached a step; undefined without visits, and with more orders than visits (not all are counted). */
export const rateOf = (funnel: AnalyticsFunnel, step: Step): number | undefined =>
  funnel.visits > 0 && funnel[step] <= funnel.visits ? funnel[step] / funnel.visits : undefined

/** Returns the growth from a number to another (0.25 is a quarter more); undefined without a number to compare with. */
export const growth = (now: number | undefined, before: number | undefined): number | undefined =>
  now !== undefined && before ? now / before - 1 : undefined

export interface FigureFormats {
  number: (value: number) => string
  /** A fraction as a percentage with at most one decimal. */
  percent: (value: number) => string
}

/** Formats numbers in the store's locale. */
export function useFigures(): FigureFormats {
  const { locale } = useStore()
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale)
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
    return { number: (value) => number.format(value), percent: (value) => percent.format(value) }
  }, [locale])
}
