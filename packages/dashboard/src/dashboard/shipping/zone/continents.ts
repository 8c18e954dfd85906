import { countryChoices } from '../../parts/form/regional-choices.ts'
import { messages } from '../messages.ts'

const titles = messages.zone.continents

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

/** Countries by continent: `Intl` has neither, and Chromium not even the continents' names. */
const CONTINENTS: Readonly<Record<keyof typeof titles, string>> = {
  europe:
    'AD AL AT AX BA BE BG BY CH CQ CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IC IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  northAmerica:
    'AG AI AW BB BL BM BQ BS BZ CA CP CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  southAmerica: 'AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE',
  asia: 'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE DG',
  africa:
    'AC AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EA EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TA TD TG TN TZ UG YT ZA ZM ZW',
  oceania: 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  antarctica: 'AQ BV HM TF',
}

/** All countries by continent, with names in the browser's language. */
export function continents(): Continent[] {
  const known = new Map(countryChoices().map(({ value, label }) => [value, label]))
  const grouped = (Object.keys(CONTINENTS) as (keyof typeof titles)[]).map((continent) => ({
    name: titles[continent],
    countries: CONTINENTS[continent]
      .split(' ')
      .map((code) => ({ code, name: known.get(code) ?? '' }))
      // A browser may not know a new code.
      .filter(({ name }) => name !== '')
      .sort((a, b) => a.name.localeCompare(b.name)),
  }))
  return grouped.sort((a, b) => a.name.localeCompare(b.name))
}
