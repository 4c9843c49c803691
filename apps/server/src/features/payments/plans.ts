import { accept, refuse } from '@maktab/contracts/outcome'
import { listPlans, readEditedPlans, saveAccounts, savePlan, type EditedPlan } from '@maktab/contracts/payments/plans'
import type { LanguageCode } from '@maktab/contracts/fields'
import { decimalOf, monthlyMinor } from '@maktab/domain/payments/money'
import { decidePlan, discountPercent, mostPlans, wordsIn } from '@maktab/domain/payments/plans'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { inside } from '#calls/handle.ts'
import {
  readAccounts,
  readPlans,
  saveAccountRows,
  savePlanRow,
  takeTurnOfPlans,
  type PlanRow,
} from '#features/payments/plans.sql.ts'
import { soldTo, type Selling } from '#features/payments/selling.ts'
import { walletOf, type PaymentSettings } from '#features/payments/payment-settings.ts'

export const plans = (selling: Selling & { readonly paymentSettings: PaymentSettings }) => ({
  listPlans: inside(listPlans, async ({ db, actor, language }, { vendor_uid }) => {
    const sold = soldTo(selling, actor, vendor_uid)
    if (!sold) return refuse('not_sold')
    const [all, accounts] = await Promise.all([readPlans(db, actor), readAccounts(db, actor.tenant_id)])
    const takesCards = selling.paymentSettings[String(actor.tenant_id)]?.stripe !== undefined
    const offered = all.filter(({ is_active }) => is_active)
    return accept({
      list: offered.map((plan) => shown(plan, offered, { language, takesCards })),
      vendor_uid: sold.capabilities.paymentVendor,
      accounts,
      wallet_modes: walletOf(selling.paymentSettings, actor.tenant_id)?.modes ?? [],
    })
  }),

  readEditedPlans: inside(readEditedPlans, async ({ db, actor: { tenant_id } }) => {
    const [all, accounts] = await Promise.all([readPlans(db, { tenant_id }), readAccounts(db, tenant_id)])
    return accept({ list: all.map(edited), accounts, currencies: currenciesOf(selling, tenant_id) })
  }),

  savePlan: inside(savePlan, async ({ db, actor, now }, { subscription_guid, version, ...written }) => {
    const { tenant_id, user_id } = actor
    const decision = decidePlan(written, { planCurrencies: currenciesOf(selling, tenant_id) })
    if (!decision.ok) return decision
    await takeTurnOfPlans(db, tenant_id)
    const all = await readPlans(db, { tenant_id })
    const found = all.find((plan) => plan.subscription_guid === subscription_guid)
    if (version !== undefined && !found) return refuse('not_found')
    if (found && found.version !== version) return refuse('changed_meanwhile')
    if (!found && all.length >= mostPlans) return refuse('too_many_plans')
    await savePlanRow(db, { tenant_id, subscription_guid }, decision.value, { by: user_id, now })
    const [saved] = await readPlans(db, { tenant_id, subscription_guid })
    if (!saved) throw new Error(`Plan ${subscription_guid} was saved and is not there`)
    return accept(edited(saved))
  }),

  saveAccounts: inside(saveAccounts, async ({ db, actor: { tenant_id } }, { accounts }) => {
    await takeTurnOfPlans(db, tenant_id)
    await saveAccountRows(db, tenant_id, accounts)
    return accept({ accounts })
  }),
})

function currenciesOf({ tenants }: Selling, tenant_id: number) {
  const tenant = tenants.find(tenant_id)
  return tenant ? [...capabilitiesOf(tenant).planCurrencies] : []
}

function edited(plan: PlanRow): EditedPlan {
  return { ...plan, title: { ...plan.title }, discount_label: { ...plan.discount_label } }
}

interface Shown {
  readonly language: LanguageCode
  readonly takesCards: boolean
}

function shown(plan: PlanRow, offered: readonly PlanRow[], { language, takesCards }: Shown) {
  const { subscription_guid, id, currency, duration_in_months, amount_minor, trial_days } = plan
  const monthly = monthlyMinor(amount_minor, duration_in_months)
  return {
    subscription_guid,
    id,
    currency,
    duration_in_months,
    amount_minor,
    title: wordsIn(plan.title, language),
    amount: amount_minor / 100,
    billed_amount: decimalOf(amount_minor),
    monthly_amount: monthly === null ? null : decimalOf(monthly),
    discount_percent: discountPercent(plan, offered),
    discount_label: wordsIn(plan.discount_label, language),
    is_trial_offered: trial_days > 0,
    stripe_price_id: takesCards ? plan.stripe_price_id : null,
  }
}
