/**
 * Countries whose law requires consent before marketing by email, with the source. A reminder of a cart counts as marketing here, because
 * several authorities treat it so. Compiled on 2026-11-22 from the named laws; check it once a year. It is not legal advice, and it errs on
 * the side of consent: exceptions for existing customers are not used.
 */
export const consentLaws: readonly { law: string; countries: readonly string[] }[] = [
  {
    // The European Union, with its regions that have country codes, and the rest of the European Economic Area.
    law: 'Directive 2002/58/EC (ePrivacy), article 13(1)',
    countries: [
      ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT'],
      ...['NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'AX', 'BL', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT', 'IS', 'LI', 'NO'],
      // Microstates inside the European Union, whose shoppers buy in its stores.
      ...['AD', 'MC', 'SM', 'VA'],
    ],
  },
  {
    law: 'Privacy and Electronic Communications Regulations 2003 (United Kingdom), regulation 22, and the laws of its islands',
    countries: ['GB', 'GG', 'GI', 'IM', 'JE'],
  },
  { law: 'Unfair Competition Act (Switzerland), article 3(1)(o)', countries: ['CH'] },
  { law: "Canada's Anti-Spam Legislation, S.C. 2010, c. 23, section 6", countries: ['CA'] },
  { law: 'Spam Act 2003 (Australia), section 16', countries: ['AU', 'CC', 'CX', 'NF'] },
  { law: 'Unsolicited Electronic Messages Act 2007 (New Zealand), section 9', countries: ['NZ'] },
  { law: 'Act on Regulation of Transmission of Specified Electronic Mail (Japan), article 3', countries: ['JP'] },
  { law: 'Act on Promotion of Information and Communications Network Utilization (South Korea), article 50', countries: ['KR'] },
  { law: 'Measures for the Administration of Internet Email Services (China), article 13', countries: ['CN'] },
  { law: 'General Data Protection Law, Law 13.709/2018 (Brazil), article 7', countries: ['BR'] },
  { law: 'Protection of Personal Information Act 4 of 2013 (South Africa), section 69', countries: ['ZA'] },
  { law: 'Communications Law, section 30A (Israel)', countries: ['IL'] },
  { law: 'Law 6563 on the Regulation of Electronic Commerce (Türkiye), article 6', countries: ['TR'] },
  { law: 'Federal Law 38-FZ on Advertising (Russia), article 18', countries: ['RU'] },
  { law: 'Personal Data Protection Act (Thailand), section 24', countries: ['TH'] },
  { law: 'Decree 91/2020/ND-CP on spam (Vietnam), article 13', countries: ['VN'] },
  {
    law: 'Laws that follow Directive 2002/58/EC in candidate states of the European Union',
    countries: ['AL', 'BA', 'GE', 'MD', 'ME', 'MK', 'RS', 'UA', 'XK'],
  },
]

const countries: ReadonlySet<string> = new Set(consentLaws.flatMap((law) => law.countries))

/** Whether the law of a country requires consent. An unknown country (empty) counts as one that does. */
export const requiresConsent = (country: string): boolean => country === '' || countries.has(country)
