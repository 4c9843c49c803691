/** Pages of the demonstration's Stripe. They are somebody else's, so they speak English to everyone. */
import { buttons, pageOf, sumOf, type Choice, type ProviderPage } from '#demo/provider-page.ts'
import type { StripeWorld } from '#demo/stripe-world.ts'

/** Undefined where there is no such session. */
export function checkoutPage(world: StripeWorld, id: string, choice: string | null): ProviderPage | undefined {
  const session = world.find(id)
  if (session?.object !== 'checkout.session') return undefined
  const { success_url, cancel_url, amount_total, currency } = session
  if (choice === 'pay') world.pay(id)
  if (choice === 'expire') world.expire(id)
  if (choice === 'pay') return { html: '', leadsTo: String(success_url) }
  if (choice === 'back' || choice === 'expire') return { html: '', leadsTo: String(cancel_url) }
  if (choice === 'decline')
    return pageOf(
      'The card was declined',
      `<p>Nothing was taken.</p>${buttons([
        ['pay', 'Try another card', 'It will be taken'],
        ['back', 'Go back', ''],
      ])}`,
    )
  if (session['status'] !== 'open') return pageOf('This page is over', buttons([['back', 'Go back', '']]))
  return pageOf(
    'Pay by card',
    `<p>A provider of the demonstration: no card is needed.</p><p><b>${sumOf(amount_total, currency)}</b></p>${buttons([
      ['pay', 'Pay', 'The card is taken'],
      ['decline', 'Decline', 'The bank refuses the card'],
      ['expire', 'Let it run out', 'As after a day'],
      ['back', 'Go back', 'Pay later'],
    ])}`,
  )
}

interface PortalAsked {
  readonly back: string
  readonly choice: URLSearchParams | undefined
}

/** What somebody with that customer's number may do; undefined where nobody has it. */
export function portalPage(
  world: StripeWorld,
  customer: string,
  { back, choice }: PortalAsked,
): ProviderPage | undefined {
  if (world.find(customer)?.object !== 'customer') return undefined
  const running = world.all('subscription').findLast((one) => one['customer'] === customer)
  const chosen = choice?.get('choice')
  if (running && chosen === 'cancel') world.cancel(running.id, true)
  if (running && chosen === 'resume') world.cancel(running.id, false)
  if (running && chosen === 'renew') world.renew(running.id)
  if (running && (chosen === 'refund' || chosen === 'refund_part')) {
    const invoice = world.find(running['latest_invoice'])
    const [paid] =
      (invoice?.['payments'] as { data: { payment: { payment_intent: string } }[] } | undefined)?.data ?? []
    if (paid && chosen === 'refund') world.refund(paid.payment.payment_intent)
    else if (paid) world.refund(paid.payment.payment_intent, Math.floor(Number(invoice?.['amount_paid']) / 2))
  }
  if (chosen === 'back' && /^https?:\/\//.test(back)) return { html: '', leadsTo: back }
  const isCancelled = running?.['cancel_at_period_end'] === true

  const toCancel: Choice = isCancelled
    ? ['resume', 'Go on with the plan', '']
    : ['cancel', 'Cancel the plan', 'It runs to its end']
  const choices: readonly Choice[] = running
    ? [
        toCancel,
        ['renew', 'Let a month pass', 'The next period is taken'],
        ['refund', 'Give the last payment back', 'The school is told'],
        ['refund_part', 'Give half of it back', 'The plan goes on'],
      ]
    : []
  return pageOf(
    'Your plan',
    `<p>A provider of the demonstration.</p>${buttons([['back', 'Go back to the school', ''], ...choices])}`,
  )
}
