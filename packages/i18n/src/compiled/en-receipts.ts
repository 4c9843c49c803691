/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.receipt_language": "Language of the receipt",
  "payments.receipt_language_failed": "The words of this language did not arrive. Choose it again.",
  "payments.receipt_from": "Received from",
  "payments.receipt_plan": "For",
  "payments.receipt_amount": "Amount",
  "payments.receipt_way": "Paid by",
  "payments.receipt_by_wallet": "Payment provider",
  "payments.receipt_by_bank": "Bank transfer",
  "payments.receipt_by_voucher": "Voucher",
  "payments.receipt_by_card": "Card",
  "payments.receipt_reference": "Reference of the transfer",
  "payments.receipt_received": "Received on",
  "payments.receipt_taken_back": "Taken back on",
  "payments.receipt_period": "Open",
  "payments.receipt_from_to": [["from"]," to ",["to"]],
  "payments.receipt_forever": ["From ",["from"],", for ever"],
  "payments.receipt_void": "This payment was taken back. The receipt is void.",
  "payments.receipt_made_here": "This receipt is valid without a signature.",
  "payments.receipt_went_back": "Went back",
  "payments.receipt_ended": "Ended; the money went back",
}
