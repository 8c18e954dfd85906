import { countryChoices } from '../../parts/form/regional-choices.ts'

export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  code: string
  name: string
}

export interface Continent {
  name: string
  /** Sorted by name. */
  countries: Country[]
}

/** Countries by continent, with the UN M49 code of the continent; its name comes from `Intl`. */
const CONTINENTS: Readonly<Record<string, string>> = {
  150: 'AD AL AT AX BA BE BG BY CH CQ CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IC IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  '003':
    'AG AI AW BB BL BM BQ BS BZ CA CP CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  '005': 'AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE',
  142: 'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE DG',
  '002':
    'AC AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EA EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TA TD TG TN TZ UG YT ZA ZM ZW',
  '009': 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  AQ: 'AQ BV HM TF',
}

/** All countries by continent, with names in the browser's language. */
export function continents(): Continent[] {
  const names = new Intl.DisplayNames(undefined, { type: 'region' })
  const known = new Map(countryChoices().map(({ value, label }) => [value, label]))
  const grouped = Object.entries(CONTINENTS).map(([code, countries]) => ({
    name: names.of(code) ?? code,
    countries: countries
      .split(' ')
      .map((code) => ({ code, name: known.get(code) ?? '' }))
      // A browser may not know a new code.
      .filter(({ name }) => name !== '')
      .sort((a, b) => a.name.localeCompare(b.name)),
  }))
  return grouped.sort((a, b) => a.name.localeCompare(b.name))
}
