import { accept, refuse } from '@maktab/contracts/outcome'
import { readOfficeReceipt, readReceipt, type Receipt } from '@maktab/contracts/payments/receipts'
import { atCampus, inside } from '#calls/handle.ts'
import { findReceipt, type ReceiptRow } from '#features/payments/receipts.sql.ts'

export const receipts = {
  readReceipt: inside(readReceipt, async ({ db, actor }, { order_id }) => {
    const { institution_id, user_id } = actor
    const row = await findReceipt(db, { institution_id, order_id, user_id })
    return row ? accept(receiptOf(row)) : refuse('not_found')
  }),

  readOfficeReceipt: atCampus(readOfficeReceipt, async ({ db, campus }, { order_id }) => {
    const { institution_id } = campus
    const row = await findReceipt(db, { institution_id, order_id })
    return row ? accept(receiptOf(row)) : refuse('not_found')
  }),
}

function receiptOf({ name, names, made_on, settled_on, start_on, end_on, learners, ...row }: ReceiptRow): Receipt {
  return {
    ...row,
    school: { name, names },
    made_on: made_on.toISOString(),
    settled_on: settled_on.toISOString(),
    start_on: start_on.toISOString(),
    end_on: end_on?.toISOString() ?? null,
    learners: learners.map((one) => ({
      ...one,
      start_on: new Date(one.start_on).toISOString(),
      end_on: one.end_on === null ? null : new Date(one.end_on).toISOString(),
    })),
  }
}
