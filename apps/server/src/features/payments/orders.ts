import { accept, refuse } from '@maktab/contracts/outcome'
import { gateways } from '@maktab/contracts/payments/money'
import {
  approveOrder,
  listTransactions,
  readTransactionStats,
  requestBankTransfer,
} from '@maktab/contracts/payments/orders'
import { faultOfTransfer, foldedReference } from '@maktab/domain/payments/bank-transfers'
import { decideTransfer, newOrder } from '@maktab/domain/payments/orders'
import { wordsIn } from '@maktab/domain/payments/plans'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { atCampus, inside } from '#calls/handle.ts'
import { readable } from '#features/content/attachments.ts'
import { readOwnFiles } from '#features/content/attachments.sql.ts'
import { lockPayer } from '#features/payments/entitlements.sql.ts'
import { orderedFor } from '#features/payments/families.ts'
import {
  countWaiting,
  insertTransfer,
  lockOrder,
  readTimeZone,
  saveTransferDecision,
} from '#features/payments/orders.sql.ts'
import { readPlans } from '#features/payments/plans.sql.ts'
import { settleOrder } from '#features/payments/settle-order.ts'
import { soldTo, type Selling } from '#features/payments/selling.ts'
import { findTransactions, readTransactionSums, readTransactionFigures } from '#features/payments/transactions.sql.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'

export const orders = (selling: Selling) => ({
  requestBankTransfer: inside(requestBankTransfer, async ({ db, actor, now }, asked) => {
    const { tenant_id, institution_id, user_id } = actor
    if (!soldTo(selling, actor)) return refuse('not_sold')
    const { order_id, subscription_guid, amount_minor, paid_on, transfer_ref, file_id } = asked
    const [plan] = await readPlans(db, { tenant_id, subscription_guid })
    const folded_ref = foldedReference(transfer_ref)
    if (!plan?.is_active || folded_ref === '') return refuse('not_found')
    const learner_ids = await orderedFor(db, actor, asked.learner_ids)
    if (learner_ids === 'not_family') return refuse('not_family')
    await lockPayer(db, actor)
    const waiting = await countWaiting(db, actor)
    const today = schoolDay(now, await readTimeZone(db, institution_id))
    const fault = faultOfTransfer(
      { amount_minor, paid_on },
      { price_minor: plan.amount_minor * learner_ids.length, today, waiting },
    )
    if (fault !== undefined) return refuse(fault)
    const [slip] = await readOwnFiles(db, actor, file_id === undefined ? [] : [file_id])
    const { title, currency, duration_in_months } = plan
    const { bank, payer, grade = null } = asked
    const isKept = await insertTransfer(
      db,
      {
        institution_id,
        order_id,
        user_id,
        learner_ids,
        subscription_guid,
        title,
        gateway: gateways.bank,
        amount_minor,
        currency,
        duration_in_months,
        grade,
        reason: newOrder.reason,
        made_on: now,
      },
      { tenant_id, bank, payer, transfer_ref, folded_ref, paid_on, slip },
    )
    return isKept ? accept({ order_id, status: 1 }) : refuse('reference_used')
  }),

  approveOrder: atCampus(approveOrder, async (context, { order_id, is_approved, remarks }) => {
    const { db, campus, actor, actor_name, now } = context
    const { institution_id } = campus
    const order = await lockOrder(db, { institution_id, order_id })
    if (order?.gateway !== gateways.bank) return refuse('not_found')
    const step = decideTransfer(order, { is_approved, remarks, isOwn: order.user_id === actor.user_id })
    if (typeof step === 'string') return refuse(step)
    const receipt_no = await settleOrder(db, { ...campus, order_id }, order, step, now)
    await saveTransferDecision(
      db,
      { institution_id, order_id },
      { decided_by: actor.user_id, decided_by_name: actor_name, decided_on: now, remarks },
    )
    await insertOfficeChanges(context, [
      {
        noun: 'payment',
        noun_id: order_id,
        action: is_approved ? 'approve' : step.access === 'ends' ? 'take_back' : 'refuse',
        before: { status: order.status, reason: order.reason },
        after: { status: step.status, reason: step.reason, receipt_no, remarks, user_id: order.user_id },
      },
    ])
    return accept({ status: step.status, receipt_no })
  }),

  listTransactions: atCampus(
    listTransactions,
    async (context, { page, page_size, institution_id: _asked, ...sought }) => {
      const { db, campus, actor, addresses, language } = context
      const { institution_id } = campus
      const { rows, total } = await findTransactions(
        db,
        { ...sought, institution_id },
        { skip: (page - 1) * page_size, take: page_size },
      )
      const list = rows.map((row) => {
        const { bank, payer, transfer_ref, paid_on, slip, remarks, decided_by_name, decided_on, learners, ...order } =
          row
        // Files of a school are opened by its own people alone.
        const mayOpen = slip !== null && actor.institution_id === institution_id
        return {
          ...order,
          learners: [...learners],
          title: wordsIn(order.title, language),
          made_on: order.made_on.toISOString(),
          settled_on: order.settled_on?.toISOString() ?? null,
          transfer:
            bank === null
              ? null
              : {
                  bank,
                  payer,
                  transfer_ref,
                  paid_on,
                  remarks,
                  decided_by_name,
                  decided_on: decided_on?.toISOString() ?? null,
                  slip: mayOpen ? (readable([slip], addresses)[0] ?? null) : null,
                },
        }
      })
      return accept({ list, total, total_pages: Math.ceil(total / page_size) })
    },
  ),

  readTransactionStats: atCampus(readTransactionStats, async ({ db, campus, now }, { start_date, end_date }) => {
    const { institution_id } = campus
    const [sums, figures] = await Promise.all([
      readTransactionSums(db, { institution_id, start_date, end_date }),
      readTransactionFigures(db, institution_id, now),
    ])
    return accept({
      by_status: [...sums.by_status],
      by_gateway: [...sums.by_gateway],
      by_month: [...sums.by_month],
      ...figures,
    })
  }),
})
