import { accept, refuse } from '@maktab/contracts/outcome'
import { gateways } from '@maktab/contracts/payments/money'
import { cancelVoucher, listVouchers, makeVouchers, redeemVoucher } from '@maktab/contracts/payments/vouchers'
import { entitlementOf } from '@maktab/domain/payments/entitlement'
import { newOrder, nextOrder } from '@maktab/domain/payments/orders'
import { wordsIn } from '@maktab/domain/payments/plans'
import {
  faultOfVoucher,
  typedVoucher,
  voucherCodeOf,
  voucherLifeDays,
  vouchersAtOnce,
  voucherState,
} from '@maktab/domain/payments/vouchers'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { randomBytes } from 'node:crypto'
import { atCampus, inside } from '#calls/handle.ts'
import { lockPayer, readHolding } from '#features/payments/entitlements.sql.ts'
import { lockOrder } from '#features/payments/orders.sql.ts'
import { readPlans } from '#features/payments/plans.sql.ts'
import { soldTo, type Selling } from '#features/payments/selling.ts'
import { settleOrder } from '#features/payments/settle-order.ts'
import {
  findVouchers,
  insertVoucherOrder,
  insertVouchers,
  lockVoucher,
  lockVoucherOfSchool,
  saveCancelled,
  takeVoucherSerials,
} from '#features/payments/vouchers.sql.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'

export const vouchers = (selling: Selling) => ({
  makeVouchers: atCampus(makeVouchers, async (context, { subscription_guid, count }) => {
    const { db, campus, now } = context
    const { tenant_id, institution_id } = campus
    const tenant = selling.tenants.find(tenant_id)
    if (!tenant || !capabilitiesOf(tenant).sellsPlans) return refuse('not_sold')
    const [plan] = await readPlans(db, { tenant_id, subscription_guid })
    if (!plan?.is_active) return refuse('not_found')
    const last_serial = await takeVoucherSerials(db, institution_id, count)
    const first_serial = last_serial - count + 1
    await insertVouchers(db, { tenant_id, institution_id }, plan, {
      codes: Array.from({ length: count }, () => voucherCodeOf(randomBytes(8))),
      first_serial,
      made_on: now,
      ends_on: new Date(now.getTime() + voucherLifeDays * 86_400_000),
    })
    await insertOfficeChanges(context, [
      {
        noun: 'payment',
        noun_id: `vouchers ${first_serial}-${last_serial}`,
        action: 'make_vouchers',
        before: {},
        after: { subscription_guid, first_serial, last_serial },
      },
    ])
    return accept({ first_serial, last_serial })
  }),

  listVouchers: atCampus(
    listVouchers,
    async ({ db, campus, language, now }, { page, institution_id: _asked, ...sought }) => {
      const { tenant_id, institution_id } = campus
      const [{ rows, total }, plans] = await Promise.all([
        findVouchers(
          db,
          { ...sought, tenant_id, institution_id, now },
          { skip: (page - 1) * vouchersAtOnce, take: vouchersAtOnce },
        ),
        readPlans(db, { tenant_id }),
      ])
      return accept({
        list: rows.map(({ code, title, made_on, ends_on, cancelled_on, used_on, subscription_guid: _plan, ...row }) => {
          const state = voucherState({ ends_on, cancelled_on, used_on }, now)
          return {
            ...row,
            code: state === 'open' ? code : null,
            title: wordsIn(title, language),
            made_on: made_on.toISOString(),
            ends_on: ends_on.toISOString(),
            used_on: used_on?.toISOString() ?? null,
            state,
          }
        }),
        total,
        total_pages: Math.ceil(total / vouchersAtOnce),
        plans: plans
          .filter(({ is_active }) => is_active)
          .map(({ subscription_guid, title, amount_minor, currency, duration_in_months }) => ({
            subscription_guid,
            title: wordsIn(title, language),
            amount_minor,
            currency,
            duration_in_months,
          })),
      })
    },
  ),

  cancelVoucher: atCampus(cancelVoucher, async (context, { serial }) => {
    const { db, campus, now } = context
    const voucher = await lockVoucherOfSchool(db, campus, serial)
    if (!voucher) return refuse('not_found')
    if (voucher.used_on !== null) return refuse('voucher_used')
    if (voucher.cancelled_on !== null) return accept({})
    await saveCancelled(db, voucher, now)
    await insertOfficeChanges(context, [
      { noun: 'payment', noun_id: `vouchers ${serial}`, action: 'cancel_voucher', before: {}, after: { serial } },
    ])
    return accept({})
  }),

  redeemVoucher: inside(redeemVoucher, async ({ db, actor, now }, { order_id, code, grade = null }) => {
    const { tenant_id, institution_id, user_id } = actor
    if (!soldTo(selling, actor)) return refuse('not_sold')
    const typed = typedVoucher(code)
    await lockPayer(db, actor)
    const voucher = typed === undefined ? undefined : await lockVoucher(db, tenant_id, typed)
    const fault = faultOfVoucher(voucher, now)
    if (fault !== undefined || voucher === undefined) return refuse(fault ?? 'voucher_unknown')
    const { subscription_guid, title, amount_minor, currency, duration_in_months } = voucher
    const sold = { subscription_guid, title, amount_minor, currency, duration_in_months, grade }
    const person = { institution_id, user_id, order_id, learner_ids: [user_id] }
    await insertVoucherOrder(
      db,
      { ...person, ...sold, gateway: gateways.voucher, reason: newOrder.reason, made_on: now },
      voucher,
    )
    const order = await lockOrder(db, { institution_id, order_id })
    const step = nextOrder(newOrder, 'paid')
    if (!order || !step) throw new Error(`Order ${order_id} of a voucher was not kept`)
    const receipt_no = await settleOrder(db, { tenant_id, institution_id, order_id }, order, step, now)
    const { subscription_end_date } = entitlementOf(await readHolding(db, actor), now)
    return accept({
      order_id,
      status: 2,
      receipt_no: receipt_no ?? 0,
      subscription_end_date: subscription_end_date?.toISOString() ?? null,
    })
  }),
})
