import type Stripe from 'stripe'
import * as make from './objects.ts'
import { amountProblem, type RefundParams } from './params.ts'
import { StripeRefusal } from './refusal.ts'

interface Charged {
  intent(id: string): Stripe.PaymentIntent
  chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge
  refunds: Stripe.Refund[]
  disputes: make.FakeDispute[]
  seconds(): number
  emit(type: Stripe.Event.Type, object: Stripe.Event.Data.Object): void
}

/** Changes of a payment after the shopper has paid. */
export function createMoneyCalls(charged: Charged) {
  const { intent, chargeOf, refunds, seconds, emit } = charged
  return {
    ...createDisputeCalls(charged),

    capture(id: string, amount?: number): Stripe.PaymentIntent {
      const object = intent(id)
      if (object.status !== 'requires_capture')
        throw new StripeRefusal(
          'payment_intent_unexpected_state',
          `This PaymentIntent could not be captured: its status is ${object.status}.`,
        )
      const captured = amount ?? object.amount
      refuseAmount(captured, object.currency, 1)
      if (captured > object.amount_capturable)
        throw new StripeRefusal('amount_too_large', 'The amount to capture is greater than the authorized amount.')
      Object.assign(object, { status: 'succeeded', amount_received: captured, amount_capturable: 0 })
      const charge = chargeOf(object)
      // Stripe records what is not captured as refunded.
      const rest = object.amount - captured
      Object.assign(charge, { captured: true, amount_captured: captured, amount_refunded: rest })
      if (rest > 0)
        refunds.unshift(
          make.refund({
            id: make.stripeId('re'),
            amount: rest,
            currency: object.currency,
            created: seconds(),
            payment_intent: id,
            charge: charge.id,
            status: 'succeeded',
            reason: 'partial_capture',
          }),
        )
      emit('payment_intent.succeeded', object)
      return object
    },

    cancelIntent(id: string): Stripe.PaymentIntent {
      const object = intent(id)
      if (object.status !== 'requires_capture')
        throw new StripeRefusal(
          'payment_intent_unexpected_state',
          `You cannot cancel this PaymentIntent: its status is ${object.status}.`,
        )
      Object.assign(object, { status: 'canceled', amount_capturable: 0, canceled_at: seconds() })
      // Stripe records a released authorization as refunded.
      Object.assign(chargeOf(object), { refunded: true, amount_refunded: object.amount })
      emit('payment_intent.canceled', object)
      return object
    },

    refund({ payment_intent: id, amount, reason, metadata }: RefundParams): Stripe.Refund {
      const object = intent(id)
      if (object.status !== 'succeeded')
        throw new StripeRefusal('charge_not_refundable', 'This PaymentIntent does not have a successful charge to refund.')
      const charge = chargeOf(object)
      const left = charge.amount - charge.amount_refunded
      const value = amount ?? left
      if (left === 0) throw new StripeRefusal('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
      if (value > left)
        throw new StripeRefusal(
          'amount_too_large',
          `Refund amount (${value}) is greater than unrefunded amount on charge (${left}).`,
        )
      refuseAmount(value, object.currency, 1)
      if (charge.disputed) throw new StripeRefusal('charge_disputed', 'This charge has been charged back.')
      const made = make.refund({
        id: make.stripeId('re'),
        amount: value,
        currency: object.currency,
        created: seconds(),
        payment_intent: id,
        charge: charge.id,
        status: 'succeeded',
        reason: reason ?? null,
        metadata,
      })
      refunds.unshift(made)
      Object.assign(charge, { amount_refunded: charge.amount_refunded + value, refunded: value === left })
      emit('charge.refunded', charge)
      return made
    },
  }
}

/** What the bank of a shopper does. */
function createDisputeCalls({ intent, chargeOf, disputes, seconds, emit }: Charged) {
  return {
    /** A shopper complains at the bank. */
    dispute(id: string, amount?: number): void {
      const object = intent(id)
      const charge = chargeOf(object)
      const made = make.dispute({
        id: make.stripeId('dp'),
        amount: amount ?? object.amount,
        currency: object.currency,
        created: seconds(),
        payment_intent: id,
        charge: charge.id,
      })
      disputes.unshift(made)
      charge.disputed = true
      emit('charge.dispute.created', made as Stripe.Dispute)
    },

    /** The bank has decided about the disputes of a payment. */
    closeDispute(id: string, status: 'won' | 'lost'): void {
      for (const dispute of disputes.filter(({ payment_intent }) => payment_intent === id)) {
        dispute.status = status
        emit('charge.dispute.closed', dispute as Stripe.Dispute)
      }
    },
  }
}

/** Refuses amounts that cannot be charged or refunded, before the request runs. */
export function refuseAmount(amount: number, currency: string, least?: number): void {
  const problem = amountProblem(amount, currency, least)
  if (problem) throw new StripeRefusal(problem.code, problem.message, { param: 'amount', saved: false })
}
