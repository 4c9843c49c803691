/** The page of the demonstration's wallet. It is somebody else's, so it speaks English to everyone. */
import { pageOf, buttons, sumOf, type Choice, type ProviderPage } from '#demo/provider-page.ts'
import { walletChoices, type WalletChoice, type WalletWorld } from '#demo/wallet/wallet-world.ts'
import { escapeHtml } from '#pages/escape-html.ts'
import type { WalletFields } from '@maktab/domain/payments/wallet'

const choices: Readonly<Record<Exclude<WalletChoice, 'counter'>, readonly [string, string]>> = {
  approve: ['Approve', 'The wallet pays'],
  often: ['Approve, reported four times', 'The last message to arrive is an old one'],
  late: ['Approve, debited late', 'The wallet pays a minute later'],
  voucher: ['Pay at a counter', 'With the number of this payment'],
  decline: ['Decline', 'The wallet refuses'],
  cancel: ['Cancel', 'Back to the school without paying'],
  forge: ['Pretend: a wrong hash', 'Somebody says that it was paid'],
  half: ['Pretend: half the amount', 'Half of it is paid'],
}

/** Whether a text is one of the page's buttons. */
const choiceOf = (text: string | null): WalletChoice | undefined => walletChoices.find((one) => one === text)

/**
 * Two steps of one address: the form of the school, and the choice that follows. 400 where the form is not the account's, undefined where
 * there is nothing of that number.
 */
export function walletPage(world: WalletWorld, posted: URLSearchParams): ProviderPage | undefined {
  const txn_ref = posted.get('pp_TxnRefNo') ?? ''
  const choice = choiceOf(posted.get('choice'))
  const form = choice === undefined ? world.take(Object.fromEntries(posted))?.form : world.formOf(txn_ref)
  if (!form) return undefined
  const back = form['pp_ReturnURL'] ?? ''
  if (choice === undefined) return chooser(form)
  const fields = world.choose(txn_ref, choice)
  if (!fields) return undefined
  if (choice === 'voucher')
    return pageOf(
      'Pay at a counter',
      `<p>Say this number at the counter: <b>${escapeHtml(txn_ref)}</b></p>${buttons(
        [['counter', 'It was paid at the counter', 'The counter reports it']],
        { pp_TxnRefNo: txn_ref },
      )}${goingBack(back, fields, false)}`,
    )
  return pageOf('Back to the school', goingBack(back, fields, true))
}

function chooser(form: WalletFields): ProviderPage {
  const isCounter = form['pp_TxnType'] === 'OTC'
  const shown = Object.entries(choices).filter(([value]) => (value === 'voucher') === isCounter || value === 'cancel')
  const list = shown.map(([value, [name, note]]): Choice => [value, name, note])
  return pageOf(
    form['pp_TxnType'] === 'MPAY' ? 'Pay by card' : isCounter ? 'Pay at a counter' : 'Mobile wallet',
    `<p>A provider of the demonstration: no money is moved.</p><p>${escapeHtml(form['pp_Description'] ?? '')}</p><p><b>${sumOf(
      form['pp_Amount'],
      form['pp_TxnCurrency'],
    )}</b></p>${buttons(list, { pp_TxnRefNo: form['pp_TxnRefNo'] ?? '' })}`,
  )
}

/** The browser posts the answer to the school by itself, or at a press. */
function goingBack(address: string, fields: WalletFields, byItself: boolean): string {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  const script = byItself ? '<script>document.forms[0].submit()</script>' : ''
  return `<form method="post" action="${escapeHtml(address)}">${hidden}<button>Go back to the school</button></form>${script}`
}
