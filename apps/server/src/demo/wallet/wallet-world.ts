/** What an account at the demonstration's wallet knows of payments, and what it answers and reports, under the account's hash. */
import type { WalletFields } from '@maktab/domain/payments/wallet'
import type { WalletSettings } from '#features/payments/payment-settings.ts'
import { hashOf, isHashRight } from '#features/payments/wallet-hash.ts'

export const walletChoices = [
  'approve',
  'often',
  'late',
  'voucher',
  'counter',
  'decline',
  'cancel',
  'forge',
  'half',
] as const
export type WalletChoice = (typeof walletChoices)[number]

export interface WalletReport {
  readonly fields: WalletFields
  /** How long after the choice it is sent. */
  readonly afterMs: number
}

export interface WalletWorldSettings {
  readonly account: Pick<WalletSettings, 'merchant_id' | 'password' | 'integrity_salt' | 'hash_skips_empty'>
  readonly clock: () => Date
  /** Hears of every message that the provider would send by itself. */
  readonly tell: (report: WalletReport) => void
}

interface Payment {
  readonly form: WalletFields
  code: string
  /** What is taken; the form's amount, but for who changes it. */
  amount: string
  /** From then on it is paid, whatever the code said. */
  paid_from?: number
}

/** A wallet that debits late does it after as long. */
export const lateMs = 60_000
const waiting = '157'
const words: Readonly<Record<string, string>> = {
  '000': 'Taken',
  '101': 'Refused by the wallet',
  '112': 'Given up by the payer',
  '124': 'Waits for the counter',
  [waiting]: 'Waits',
}

export function openWalletWorld({ account, clock, tell }: WalletWorldSettings) {
  const payments = new Map<string, Payment>()
  const codeOf = ({ code, paid_from }: Payment) =>
    paid_from !== undefined && clock().getTime() >= paid_from ? '000' : code
  const signed = (fields: WalletFields): WalletFields => ({ ...fields, pp_SecureHash: hashOf(fields, account) })
  const reportOf = ({ form, amount }: Payment, code: string): WalletFields =>
    signed({
      pp_TxnRefNo: form['pp_TxnRefNo'] ?? '',
      pp_MerchantID: account.merchant_id,
      pp_Amount: amount,
      pp_TxnCurrency: form['pp_TxnCurrency'] ?? '',
      pp_ResponseCode: code,
      pp_ResponseMessage: words[code] ?? '',
    })
  const find = (txn_ref: string): Payment | undefined => payments.get(txn_ref)

  return {
    /** The form that a page posted; undefined where it is not signed by the account. Posted again it is the same payment. */
    take(form: WalletFields): { readonly form: WalletFields } | undefined {
      const txn_ref = form['pp_TxnRefNo'] ?? ''
      if (txn_ref === '' || form['pp_MerchantID'] !== account.merchant_id || !isHashRight(form, account))
        return undefined
      const payment = find(txn_ref) ?? { form, code: waiting, amount: form['pp_Amount'] ?? '' }
      payments.set(txn_ref, payment)
      return payment
    },
    formOf: (txn_ref: string): WalletFields | undefined => find(txn_ref)?.form,
    isVoucher: (txn_ref: string): boolean => find(txn_ref)?.code === '124',
    /** What somebody does on the page. Answers the fields with which the browser goes back; undefined where there is no such payment. */
    choose(txn_ref: string, choice: WalletChoice): WalletFields | undefined {
      const payment = find(txn_ref)
      if (!payment) return undefined
      const say = (code: string, afterMs = 0) => tell({ fields: reportOf(payment, code), afterMs })
      const settle = (code: string) => {
        // What was paid is not unpaid by another press.
        if (payment.code !== '000') payment.code = code
        return reportOf(payment, payment.code)
      }
      if (choice === 'decline') return settle('101')
      if (choice === 'cancel') return settle('112')
      if (choice === 'voucher') return settle('124')
      // The page says that it was paid, and whoever signed it is not the account; nothing was taken.
      if (choice === 'forge') return { ...reportOf(payment, '000'), pp_SecureHash: 'F'.repeat(64) }
      if (choice === 'late') {
        payment.paid_from ??= clock().getTime() + lateMs
        say('000', lateMs)
        return reportOf(payment, waiting)
      }
      if (choice === 'half') payment.amount = String(Math.floor(Number(payment.form['pp_Amount']) / 2))
      const answer = settle('000')
      say('000')
      if (choice === 'often') {
        say('000', 500)
        say('000', 1_000)
        // Sent before, and arriving last.
        say(waiting, 2_000)
      }
      return answer
    },
    /** The answer to an inquiry; one that is not the account's own is told nothing. */
    inquire(asked: WalletFields): WalletFields {
      const payment = find(asked['pp_TxnRefNo'] ?? '')
      const isOwn = asked['pp_Password'] === account.password && isHashRight(asked, account)
      if (!isOwn) return signed({ pp_ResponseCode: '110', pp_ResponseMessage: 'Not this account' })
      const pp_TxnRefNo = asked['pp_TxnRefNo'] ?? ''
      if (!payment)
        return signed({ pp_TxnRefNo, pp_ResponseCode: '000', pp_PaymentResponseCode: waiting, pp_Status: 'Unknown' })
      const code = codeOf(payment)
      return signed({
        ...reportOf(payment, code),
        pp_ResponseCode: '000',
        pp_PaymentResponseCode: code,
        pp_Status: words[code] ?? '',
        pp_SecureHash: '',
      })
    },
  }
}

export type WalletWorld = ReturnType<typeof openWalletWorld>
