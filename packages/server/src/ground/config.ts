import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isLoopbackHostname } from './hostname.ts'
import { StartError } from './start-error.ts'

/** The configuration, read from environment variables. */
export type Config = {
  mode: 'development' | 'production' | 'test'
  port: number
  /** IP address to listen on. */
  listen: string
  /** The apex of the main hostname, without port. With `www.` it is the only other main hostname. Stores are below it. */
  mainHostname: string
  /** The public URL: scheme, main hostname and port, without a trailing slash. */
  publicUrl: string
  /** Whether publicUrl was given; otherwise it contains the port that the server listens on. */
  publicUrlGiven: boolean
  /** Whether the public URL uses HTTPS, so that cookies are marked Secure. */
  secure: boolean
  /** Proxies in front of the server whose X-Forwarded-For is believed: how many of them. */
  trustedProxies: number
  /** PostgreSQL for the owner of the schema; undefined starts the embedded one. */
  databaseUrl: string | undefined
  /** PostgreSQL with the plain application role; derived from databaseUrl when missing. */
  databaseAppUrl: string | undefined
  /** PostgreSQL without a pooler, for the owner of the schema: for what needs a session. The other addresses when missing. */
  databaseDirectUrl: string | undefined
  poolSize: number
  /** Folder for the data of a server that uses no external services. */
  dataFolder: string
  /** Key for tokens and encrypted values, at least 32 characters. Empty: start.ts stores a generated one in the data folder. */
  secret: string
  smtpUrl: string | undefined
  mailFrom: string
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  /** Bearer token for /metrics. Without it only clients on this machine may read it, and none in production. */
  metricsToken: string | undefined
  /** Token that /internal/tls-ask expects; without it only processes on this machine may ask. */
  tlsAskToken: string | undefined
  domains: {
    /** IP addresses that custom domains must point to; empty: no custom domains. */
    addresses: string[]
    /** The hostname that CNAME records of custom domains name. */
    cname: string
    /** Name servers to ask, as `address` or `address:port`; empty: those of the system. */
    nameServers: string[]
    /** Address at which the proxy accepts TLS, as `host:port`, to check certificates; undefined: port 443 of the first address. */
    tlsCheck: string | undefined
  }
  /** Contact for reports of vulnerabilities, as a URI for security.txt (RFC 9116); undefined serves no such file. */
  securityContact: string | undefined
  turnstile: { siteKey: string; secretKey: string } | undefined
  /** S3-compatible storage of media; undefined keeps them in the data folder. */
  s3: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | undefined
  /** The operator's own Stripe account, through which accounts pay for plans; undefined if plans are not paid online. */
  stripe: { secretKey: string; webhookSecret: string } | undefined
  /** URL of Stripe's API, without a trailing slash. */
  stripeApi: string
  /** URL of Mollie's API, without a trailing slash. */
  mollieApi: string
  /** Name of a request header with the visitor's country (ISO 3166-1), which a proxy sets; undefined without one. */
  countryHeader: string | undefined
  /** Hosts of the operator's own network from which imports may fetch images, as `host:port`. Others must be public. */
  importHosts: string[]
  /** Hosts of the operator's own network that may receive webhooks, also by http, as `host:port`. Others must be public. */
  webhookHosts: string[]
  /** Bytes of disk space that must stay free: below, uploads are refused. */
  minFreeBytes: number
  /** Maximum memory for cached store pages, in bytes. */
  pageCacheBytes: number
  /** URLs of caches in front of the server, from which it purges outdated pages. */
  purgeUrls: string[]
  /** Bearer token that is sent to these caches. */
  purgeToken: string | undefined
  /** Whether the storefront is loaded again when it is built again, for development. */
  watchBuilds: boolean
  /** False switches the limits of requests and of open orders off, for benchmarks. */
  rateLimits: boolean
  /** Whether to fill an empty database with a demo account and store. */
  demo: boolean
}

/**
 * Whether this server has development pages: the mailbox, and the test provider of payments. A public server without NODE_ENV=production has
 * none either.
 */
export const hasDevelopmentPages = ({ mode, mainHostname }: Pick<Config, 'mode' | 'mainHostname'>): boolean =>
  mode !== 'production' && isLoopbackHostname(mainHostname)

/** A whole number in a range. */
const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1')
const databaseUrl = z
  .string()
  .refine(
    (url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url),
    'must be a URL such as postgres://user:password@host:5432/database',
  )
const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/, 'must be a hostname without port or path, such as example.com')

const securityContact = z
  .string()
  .transform((contact) => (z.email().safeParse(contact).success ? `mailto:${contact}` : contact))
  .refine(
    (contact) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(contact) && URL.canParse(contact),
    'must be an email address, or a URL that starts with https://',
  )

const apiUrl = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://api.example.com' })
  .transform((url) => url.replace(/\/$/, ''))

const purgeUrls = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .refine(
    (urls) => urls.every((url) => /^https?:\/\//.test(url) && URL.canParse(url)),
    'must be URLs such as http://10.0.0.5:6081/, separated by commas',
  )

const hosts = z.string().transform((list) => list.split(',').flatMap((host) => host.trim().toLowerCase() || []))

const listOf = (isValid: (value: string) => boolean, error: string) =>
  z
    .string()
    .transform((list) => list.split(',').flatMap((value) => value.trim().toLowerCase() || []))
    .refine((values) => values.every(isValid), error)

const isAddress = (value: string) => isIP(value) !== 0
const isAddressWithPort = (value: string) =>
  isAddress(value) || isAddress(value.replace(/:\d+$/, '')) || isAddress(/^\[(.+)\](?::\d+)?$/.exec(value)?.[1] ?? '')

const headerName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9-]+$/, 'must be the name of a header such as CF-IPCountry')

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  PORT: whole(0, 65_535).default(3000),
  BLOCKFRONT_LISTEN: z.string().default(''),
  BLOCKFRONT_MAIN_HOST: hostName.default('localhost'),
  BLOCKFRONT_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be a URL such as https://example.com' }).optional(),
  BLOCKFRONT_TRUSTED_PROXIES: whole(0, 10).default(0),
  BLOCKFRONT_DATA: z.string().min(1).default('.data'),
  BLOCKFRONT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  BLOCKFRONT_RATE_LIMITS: flag.default(true),
  BLOCKFRONT_DEMO: flag.default(false),
  BLOCKFRONT_PAGE_CACHE_MB: whole(0, 1_000_000).default(256),
  BLOCKFRONT_PURGE_URLS: purgeUrls.default([]),
  BLOCKFRONT_IMPORT_HOSTS: hosts.default([]),
  BLOCKFRONT_WEBHOOK_HOSTS: hosts.default([]),
  BLOCKFRONT_COUNTRY_HEADER: headerName.optional(),
  BLOCKFRONT_PURGE_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BLOCKFRONT_MIN_FREE_MB: whole(0, 1_000_000).default(1024),
  BLOCKFRONT_DEV: flag.default(false),
  BLOCKFRONT_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BLOCKFRONT_TLS_ASK_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BLOCKFRONT_DOMAIN_ADDRESSES: listOf(isAddress, 'must be IP addresses, separated by commas').default([]),
  BLOCKFRONT_DOMAIN_CNAME: hostName.optional(),
  BLOCKFRONT_DNS_SERVERS: listOf(isAddressWithPort, 'must be IP addresses, with a port if needed, separated by commas').default(
    [],
  ),
  BLOCKFRONT_TLS_CHECK: z
    .string()
    .regex(/^[^\s/]+:\d+$/, 'must be a host and a port such as 10.0.0.2:443')
    .optional(),
  BLOCKFRONT_SECURITY_CONTACT: securityContact.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_APP_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOL: whole(2, 500).default(20),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// URL')
    .optional(),
  MAIL_FROM: z.email('must be an email address such as shop@example.com').default('blockfront@localhost.localdomain'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { error: 'must be fatal, error, warn, info, debug or silent' })
    .default('info'),
  TURNSTILE_SITE_KEY: z.string().min(1).optional(),
  TURNSTILE_SECRET_KEY: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ error: 'must be a URL such as https://s3.example.com' }).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'must be a secret key of Stripe, which starts with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be the signing secret of a webhook endpoint, which starts with whsec_')
    .optional(),
  BLOCKFRONT_STRIPE_API: apiUrl.default('https://api.stripe.com'),
  BLOCKFRONT_MOLLIE_API: apiUrl.default('https://api.mollie.com'),
})

type Environment = z.infer<typeof environment>

/** The mistakes in the environment: one message each, with the variable's name. */
export class ConfigError extends StartError {
  readonly mistakes: string[]

  constructor(mistakes: string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`}:\n${mistakes.map((line) => `  - ${line}`).join('\n')}`,
    )
    this.name = 'ConfigError'
    this.mistakes = mistakes
  }
}

/** Reads the configuration from environment variables. Throws one {@link ConfigError} with all mistakes. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message.replace(/^Invalid/, 'is not valid: invalid')}`),
    )
  }
  const values = parsed.data
  const mistakes = contradictions(values)
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  const publicUrl = (values.BLOCKFRONT_PUBLIC_URL ?? `http://${values.BLOCKFRONT_MAIN_HOST}:${values.PORT}`).replace(/\/$/, '')
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    listen: values.BLOCKFRONT_LISTEN || (values.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    mainHostname: values.BLOCKFRONT_MAIN_HOST,
    publicUrl,
    publicUrlGiven: values.BLOCKFRONT_PUBLIC_URL !== undefined,
    secure: publicUrl.startsWith('https:'),
    trustedProxies: values.BLOCKFRONT_TRUSTED_PROXIES,
    databaseUrl: values.DATABASE_URL,
    databaseAppUrl: values.DATABASE_APP_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    poolSize: values.DATABASE_POOL,
    dataFolder: resolve(values.BLOCKFRONT_DATA),
    secret: values.BLOCKFRONT_SECRET ?? '',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.BLOCKFRONT_METRICS_TOKEN,
    tlsAskToken: values.BLOCKFRONT_TLS_ASK_TOKEN,
    domains: domainsOf(values),
    securityContact: values.BLOCKFRONT_SECURITY_CONTACT,
    turnstile:
      values.TURNSTILE_SITE_KEY && values.TURNSTILE_SECRET_KEY
        ? { siteKey: values.TURNSTILE_SITE_KEY, secretKey: values.TURNSTILE_SECRET_KEY }
        : undefined,
    s3: s3Of(values),
    pageCacheBytes: values.BLOCKFRONT_PAGE_CACHE_MB * 1024 * 1024,
    purgeUrls: values.BLOCKFRONT_PURGE_URLS,
    purgeToken: values.BLOCKFRONT_PURGE_TOKEN,
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET }
        : undefined,
    stripeApi: values.BLOCKFRONT_STRIPE_API,
    mollieApi: values.BLOCKFRONT_MOLLIE_API,
    importHosts: values.BLOCKFRONT_IMPORT_HOSTS,
    webhookHosts: values.BLOCKFRONT_WEBHOOK_HOSTS,
    countryHeader: values.BLOCKFRONT_COUNTRY_HEADER,
    minFreeBytes: values.BLOCKFRONT_MIN_FREE_MB * 1024 * 1024,
    watchBuilds: values.BLOCKFRONT_DEV,
    rateLimits: values.BLOCKFRONT_RATE_LIMITS,
    demo: values.BLOCKFRONT_DEMO,
  }
}

function contradictions(values: Environment): string[] {
  const mistakes: string[] = []
  const together = (names: (keyof Environment)[]) => {
    const missing = names.filter((name) => values[name] === undefined)
    if (missing.length > 0 && missing.length < names.length)
      mistakes.push(
        `${missing.join(' and ')} must be set together with ${names.filter((name) => !missing.includes(name)).join(' and ')}`,
      )
  }
  together(['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'])
  together(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  together(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  for (const name of ['DATABASE_APP_URL', 'DATABASE_DIRECT_URL'] as const)
    if (values[name] && !values.DATABASE_URL) mistakes.push(`${name} needs DATABASE_URL, which names the database`)
  if (values.BLOCKFRONT_MAIN_HOST.startsWith('www.'))
    mistakes.push('BLOCKFRONT_MAIN_HOST must be the apex; its www form is served without being named')
  if (values.BLOCKFRONT_DEMO && values.NODE_ENV !== 'production' && !isLoopbackHostname(values.BLOCKFRONT_MAIN_HOST))
    mistakes.push(
      'BLOCKFRONT_DEMO creates an account with a public password: remove it, or set BLOCKFRONT_MAIN_HOST to localhost',
    )
  if (values.NODE_ENV === 'production') {
    if (values.BLOCKFRONT_DEMO)
      mistakes.push('BLOCKFRONT_DEMO creates an account with a public password: remove it in production')
    if (!values.BLOCKFRONT_SECRET)
      mistakes.push('BLOCKFRONT_SECRET must be set in production; create one with `openssl rand -hex 32`')
    else if (isGuessable(values.BLOCKFRONT_SECRET))
      mistakes.push('BLOCKFRONT_SECRET is a placeholder or easy to guess; create one with `openssl rand -hex 32`')
    if (!values.BLOCKFRONT_METRICS_TOKEN)
      mistakes.push(
        'BLOCKFRONT_METRICS_TOKEN must be set in production, or everyone could read /metrics; create one with `openssl rand -hex 32`',
      )
    else if (isGuessable(values.BLOCKFRONT_METRICS_TOKEN))
      mistakes.push('BLOCKFRONT_METRICS_TOKEN is a placeholder or easy to guess; create one with `openssl rand -hex 32`')
    if (!values.BLOCKFRONT_PUBLIC_URL)
      mistakes.push('BLOCKFRONT_PUBLIC_URL must be set in production, such as https://example.com')
  }
  return mistakes
}

/** Whether a key was typed by hand or copied from an example instead of generated randomly. */
const isGuessable = (secret: string): boolean =>
  new Set(secret).size < 10 || /secret|password|change.?me|example|default|placeholder|blockfront/i.test(secret)

function domainsOf(values: Environment): Config['domains'] {
  const mainHostname = values.BLOCKFRONT_MAIN_HOST
  const isDevelopment = hasDevelopmentPages({ mode: values.NODE_ENV, mainHostname })
  const given = values.BLOCKFRONT_DOMAIN_ADDRESSES
  return {
    addresses: given.length === 0 && isDevelopment ? ['127.0.0.1'] : given,
    cname: values.BLOCKFRONT_DOMAIN_CNAME ?? mainHostname,
    nameServers: values.BLOCKFRONT_DNS_SERVERS,
    tlsCheck: values.BLOCKFRONT_TLS_CHECK,
  }
}

function s3Of(values: Environment): Config['s3'] {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, region: values.S3_REGION, bucket, accessKeyId, secretAccessKey }
    : undefined
}
