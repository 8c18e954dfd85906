import type { DomainHostname, DomainRecord } from '@blockfront/contract'

/** Messages of the domains screens. */
export const messages = {
  title: 'Domains',
  about: 'The domains of your online store. All of them redirect to the primary domain.',
  add: 'Add domain',
  list: 'Domains',
  hostname: 'Domain',
  dns: 'DNS',
  certificate: 'Certificate',
  primary: 'Primary',
  chosen: 'Primary when connected',
  redirects: (host: string) => `Redirects to ${host}`,
  platform: 'Included with your store',
  empty: 'No custom domain yet',
  emptyHelp: 'Add a domain that you registered, such as example.com. Your store stays available at its current URL.',
  disabled: 'Custom domains are not available on this server. Its operator has to configure them.',
  readOnly: 'Your role does not allow you to change domains.',
  limit: (used: number, allowed: number) => `${used} of ${allowed} custom domains of your plan are used.`,

  statuses: {
    pending_dns: 'Waiting for DNS',
    verifying: 'Verifying',
    active: 'Connected',
    error: 'Not connected',
    released: 'Removed',
  } satisfies Record<DomainHostname['status'], string>,
  certificates: {
    none: 'Not requested yet',
    pending: 'Being issued',
    issued: 'Issued',
    failed: 'Failed',
  } satisfies Record<DomainHostname['tlsStatus'], string>,
  wildcard: 'Included',
  noTls: 'Not used',
  noTlsHelp: 'This server runs without HTTPS, so it needs no certificates.',
  problems: {
    txt_missing: 'The TXT record was not found. Create it so that we know that the domain is yours.',
    no_address: 'The domain does not point to a server. Create the record below.',
    points_elsewhere: 'The domain points to another server. Correct or delete the records marked as wrong.',
    held_by_other_store:
      'Another store has verified this domain with its own TXT record. If the domain is yours now, delete the other store’s record and keep yours.',
    lookup_failed: 'The last DNS lookup failed. Nothing was changed. We will try again soon.',
  } satisfies Record<NonNullable<DomainHostname['problem']>, string>,
  graceHelp: 'The domain stays connected for an hour, so that you can correct this.',
  certificateProblems: {
    no_certificate:
      'No certificate could be issued yet. We will try again. If your domain has CAA records, they must allow our certificate authority.',
    not_trusted: 'The certificate is not trusted by browsers. We will check it again soon.',
  } satisfies Record<NonNullable<DomainHostname['tlsProblem']>, string>,

  form: {
    title: 'Add a domain',
    label: 'Domain',
    help: 'A domain that you registered. Its www form is added too, unless it is a subdomain.',
    testDns: 'This development server also connects names below .localhost, such as my-shop.localhost, without a registrar.',
    makePrimary: 'Use it as the primary domain once it is connected',
    invalid: 'Enter a domain such as example.com.',
    next: 'Add domain',
    added: (name: string) => `${name} was added. Now create its DNS records.`,
  },

  detail: {
    gone: 'Domain not found',
    goneHelp: 'It may have been removed.',
    check: 'Check now',
    checking: 'Checking the DNS records…',
    checked: 'The DNS records were checked.',
    lastChecked: (time: string) => `Last checked ${time}`,
    neverChecked: 'Not checked yet',
    nextCheck: (time: string) => `Next check ${time}`,
    status: 'Status',
    actions: 'Domain actions',
    makePrimary: 'Make primary',
    makePrimaryOf: (host: string) => `Make ${host} the primary domain`,
    isPrimary: (host: string) => `${host} is now the primary domain.`,
    addTwin: (host: string) => `Also connect ${host}`,
    twinAdded: (host: string) => `${host} was added.`,
    remove: 'Remove domain',
    open: 'Open store',
  },

  records: {
    title: 'DNS records',
    about: 'Create these records where you manage the DNS of your domain. Changes can take a few hours to become visible.',
    table: 'DNS records',
    type: 'Type',
    name: 'Name',
    value: 'Value',
    found: 'Current value',
    state: 'Status',
    nothing: 'Nothing',
    notChecked: '–',
    delete: 'Delete this record',
    optional: 'Optional',
    copy: (text: string) => `Copy ${text}`,
    copied: 'Copied.',
    states: {
      unchecked: 'Not checked',
      ok: 'Correct',
      missing: 'Missing',
      wrong: 'Wrong',
      unknown: 'Lookup failed',
    } satisfies Record<DomainRecord['state'], string>,
    keepTxt: 'Keep the TXT record: it proves that the domain belongs to you.',
  },

  test: {
    title: 'Development DNS',
    about:
      'This server runs for development and answers for names below .localhost itself. Create the records here instead of at a registrar.',
    create: 'Create test records',
    delete: 'Delete test records',
  },

  registrars: {
    title: 'Where to create DNS records',
    about: 'Sign in where you registered the domain. If its name servers belong to another provider, sign in there instead.',
    hints: [
      ['Cloudflare', 'Open DNS → Records. Switch the proxy off for these records (“DNS only”).'],
      ['GoDaddy', 'Open My Products → DNS. Delete the “Parked” A record and the existing CNAME record of www first.'],
      ['Namecheap', 'Open Domain List → Manage → Advanced DNS. Delete the URL redirect record first.'],
      ['IONOS', 'Open Domains & SSL → DNS. Leave the host name empty where we show @.'],
      ['Squarespace', 'Open Domains → DNS → DNS settings. Delete the Squarespace defaults first.'],
      ['OVHcloud', 'Open Web Cloud → Domain names → DNS zone. Leave the subdomain empty where we show @.'],
      [
        'Others',
        'Look for “DNS records”, “Zone editor” or “Advanced DNS”. Some providers require the full name instead of the short one.',
      ],
    ] as const,
  },

  release: {
    title: (name: string) => `Remove ${name}?`,
    action: 'Remove domain',
    help: (hosts: string) => `Your store is no longer available at ${hosts}. Visitors get an error page there.`,
    primary: (host: string) => `${host} becomes the primary domain again.`,
    again: 'To use the domain again, you have to add and verify it again.',
    done: (name: string) => `${name} was removed.`,
  },
}
