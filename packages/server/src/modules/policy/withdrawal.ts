/** ISO 3166-1 codes of the European Economic Area: the European Union with Iceland, Liechtenstein and Norway. */
const EEA = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' '))

/** Whether a seller in this country is in the European Economic Area, where the right of withdrawal applies. */
export const isInEea = (country: string): boolean => EEA.has(country)

/** The shortest period of withdrawal in the European Union (Directive 2011/83/EU, Article 9). Days. */
const EU_DAYS = 14

/** The number of days in which customers of a seller in the EEA may withdraw: the owner's choice, but at least the legal minimum. */
export const withdrawalDays = (chosen: number | null): number => Math.max(chosen ?? EU_DAYS, EU_DAYS)
