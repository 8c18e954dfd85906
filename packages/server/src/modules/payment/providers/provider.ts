import type { Currency, Minor } from '@blockfront/commerce'
import type { z } from 'zod'
import type { ServerContext } from '../../../ground/context.ts'

/** Decrypted settings of one payment method. */
export type Credentials = Readonly<Record<string, string>>

export interface StartInput {
  /** Id of our payment row: the `reference` that the provider must return. */
  attempt: string
  amount: Minor
  currency: Currency
  /** The subject of the payment, such as "Order 1001". */
  description: string
  /** The shopper's email address; empty if the store asks for a phone number only. */
  email: string
  /** BCP 47 locale of the store. */
  locale: string
  /** Whether to only authorize the payment, and to capture it later. */
  manualCapture: boolean
  urls: { success: string; cancel: string; webhook: string }
  /**
   * When the provider should close its page, at least 30 minutes ahead. A retry with the same key must pass the same time, so derive it from the
   * payment's row: Stripe refuses a key that comes with other parameters. A provider that chooses the time itself returns its own.
   */
  expiresAt: Date
  /** Idempotency key: the provider returns the same payment for the same key. */
  key: string
}

/** A payment as its provider reports it. */
export interface ProviderPayment {
  /** The `attempt` of {@link StartInput}. */
  reference: string
  amount: Minor
  currency: string
  /** Totals in minor units; they only grow. */
  authorized: Minor
  captured: Minor
  refunded: Minor
  disputed: Minor
  /** How the disputes ended; null without one, while one is open, and where the provider does not report it. */
  disputeOutcome: 'won' | 'lost' | null
  state: 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'
  /** Human-readable reason of a failure; empty otherwise. */
  failure: string
  /** Refunds that this server did not request: the owner made them in the provider's dashboard. */
  externalRefunds: readonly ExternalRefund[]
}

export interface ProviderRefund {
  ref: string
  state: 'pending' | 'done' | 'failed'
}

export interface ExternalRefund extends ProviderRefund {
  amount: Minor
}

/** Types of methods that are paid online. */
export type ProviderType = 'test' | 'stripe' | 'mollie'

/** A payment service: one file per provider. Every call may throw {@link ProviderError}, and none is made inside a transaction. */
export interface PaymentProvider {
  type: ProviderType
  /** Fields that the owner enters. Those with `secret` metadata are write-only. */
  settings: z.ZodObject
  /** Starts a payment, and returns the hosted page to which the shopper is redirected. */
  start(credentials: Credentials, input: StartInput): Promise<{ ref: string; redirectTo: string; expiresAt: Date }>
  read(credentials: Credentials, ref: string): Promise<ProviderPayment>
  /**
   * Returns which payment a webhook is about; null for events of no interest. `eventId` differs for every event, also of one payment: a
   * provider that sends no id returns a random one. Throws `signature` if it is not from the provider.
   */
  receive(
    credentials: Credentials,
    request: { rawBody: Buffer; headers: Headers },
  ): Promise<{ eventId: string; ref: string } | null>
  /**
   * Ends a payment that was not captured: closes its hosted page and, with `release`, gives up its authorization. Throws `refused` for a
   * payment that must stay.
   */
  cancel(credentials: Credentials, input: { ref: string; release: boolean }): Promise<void>
  capture?(credentials: Credentials, input: { ref: string; amount: Minor; currency: Currency; key: string }): Promise<void>
  refund(
    credentials: Credentials,
    input: { ref: string; amount: Minor; currency: Currency; key: string; reason: string },
  ): Promise<ProviderRefund>
  /**
   * Checks new settings with the provider and completes them: Stripe registers the webhook endpoint and adds its secret. Throws
   * `credentials` with a message for the owner.
   */
  connect?(credentials: Credentials, input: { webhookUrl: string }): Promise<Credentials>
}

/**
 * Why a call of a provider failed:
 * - `unavailable`: it did not respond, or asks to try again later.
 * - `credentials`: it rejects the keys.
 * - `signature`: a webhook is not from the provider.
 * - `refused`: it will not do this, such as a refund of more than was paid. Trying again is useless.
 */
export type ProviderErrorCode = 'unavailable' | 'credentials' | 'signature' | 'refused'

export class ProviderError extends Error {
  readonly code: ProviderErrorCode

  constructor(code: ProviderErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderError'
    this.code = code
  }
}

/** The parts of the server that a provider may use: base URLs from the configuration; the test provider keeps its payments in the database. */
export type ProviderServices = Pick<ServerContext, 'config' | 'db'>

/** Every file in providers/ exports one, which providers/all.ts lists. */
export type CreateProvider = (services: ProviderServices) => PaymentProvider
