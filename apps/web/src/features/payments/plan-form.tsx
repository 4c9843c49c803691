import { savePlan } from '@maktab/client/calls/payments/plans.generated'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Currency, DurationInMonths } from '@maktab/contracts/payments/money'
import type { EditedPlan } from '@maktab/contracts/payments/plans'
import { decimalOf, minorOfTyped } from '@maktab/domain/payments/money'
import { wordsIn } from '@maktab/domain/payments/plans'
import { isStripePriceId } from '@maktab/domain/payments/stripe'
import { languageByCode } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { Select } from '@maktab/ui/choice/select'
import { NumberField } from '@maktab/ui/fields/number-field'
import { TextField } from '@maktab/ui/fields/text-field'
import { Grid } from '@maktab/ui/layout/layout'
import { useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { explain } from '#calls/explain.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useOfficeDraft } from '#features/office/office-draft.ts'
import { OfficeForm } from '#features/office/office-form.tsx'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { usePlanWords } from './plan-words.ts'

type Words = Partial<Record<LanguageCode, string>>

interface PlanFields {
  readonly title: Words
  readonly discount_label: Words
  readonly price: string
  readonly currency: Currency
  readonly duration_in_months: DurationInMonths
  readonly trial_days: number | undefined
  readonly position: number | undefined
  readonly is_active: boolean
  readonly stripe_price_id: string
  readonly is_teacher_assisted: boolean
}

interface PlanFormProps {
  /** Undefined for a plan that is to be added. */
  readonly of: EditedPlan | undefined
  readonly currencies: readonly Currency[]
  readonly onSaved: (title: string) => void
  readonly onCancel: () => void
}

const months = [1, 3, 12, 0] as const

/** What a plan is called in each language of the tenant, what it costs and how long it lasts. */
export function PlanForm({ of, currencies, onSaved, onCancel }: PlanFormProps) {
  const t = useT('payments', 'selling', 'office')
  const { code } = useLanguage()
  const { languages } = useCapabilities()
  const { term } = usePlanWords()
  const subscription_guid = useRef(of?.subscription_guid ?? newId())
  const saved: PlanFields = {
    title: of?.title ?? {},
    discount_label: of?.discount_label ?? {},
    price: of === undefined ? '' : decimalOf(of.amount_minor),
    currency: of?.currency ?? currencies[0] ?? 'PKR',
    duration_in_months: of?.duration_in_months ?? 1,
    trial_days: of?.trial_days ?? 0,
    position: of?.position ?? 0,
    is_active: of?.is_active ?? true,
    stripe_price_id: of?.stripe_price_id ?? '',
    is_teacher_assisted: of?.is_teacher_assisted ?? false,
  }
  const draft = useOfficeDraft({ name: `plan-${of?.subscription_guid ?? 'new'}`, saved })
  const { fields, change } = draft
  const { run, isBusy } = useCommand(savePlan)
  const [problem, setProblem] = useState<string>()
  const [hasTried, setHasTried] = useState(false)
  const amount_minor = minorOfTyped(fields.price)
  const typedPrice = fields.stripe_price_id.trim()
  const isStripePrice = typedPrice === '' || isStripePriceId(typedPrice)
  const isPriced = amount_minor !== undefined && amount_minor > 0

  async function save(): Promise<void> {
    setHasTried(true)
    if (!isPriced || !isStripePrice) return
    const { price: _price, trial_days = 0, position = 0, ...written } = fields
    const answer = await run({
      ...written,
      stripe_price_id: typedPrice === '' ? null : typedPrice,
      amount_minor,
      trial_days,
      position,
      subscription_guid: subscription_guid.current,
      ...(of && { version: of.version }),
    })
    if (!answer.ok) return setProblem(explain(t, answer))
    draft.forget()
    onSaved(wordsIn(answer.value.title, code))
  }

  const wordsFields = (field: 'title' | 'discount_label') =>
    languages.map((language) => {
      const { ownName, tag } = languageByCode(language)
      return (
        <TextField
          key={language}
          label={t(field === 'title' ? 'payments.title_in' : 'payments.label_in', { language: ownName })}
          isOptional={field === 'discount_label'}
          maxLength={80}
          lang={tag}
          value={fields[field][language] ?? ''}
          onChange={({ target }) => change({ [field]: { ...fields[field], [language]: target.value } })}
        />
      )
    })

  return (
    <OfficeForm
      draft={draft}
      onSave={() => void save()}
      isBusy={isBusy}
      problem={problem}
      actions={<Button onClick={onCancel}>{t('frame.cancel')}</Button>}
    >
      <Grid>{wordsFields('title')}</Grid>
      <Grid>
        <TextField
          label={t('payments.price')}
          error={hasTried && !isPriced ? t('payments.price_wrong') : undefined}
          inputMode="decimal"
          dir="ltr"
          maxLength={14}
          value={fields.price}
          onChange={({ target }) => change({ price: target.value })}
        />
        <Select
          label={t('payments.currency')}
          value={fields.currency}
          options={currencies.map((value) => ({ value, label: t(`payments.currency_${value}`) }))}
          onChange={({ target }) => change({ currency: target.value as Currency })}
        />
        <Select
          label={t('payments.duration')}
          value={String(fields.duration_in_months)}
          options={months.map((value) => ({ value: String(value), label: term(value) }))}
          onChange={({ target }) => change({ duration_in_months: Number(target.value) as DurationInMonths })}
        />
        <NumberField
          label={t('payments.trial_days')}
          hint={t('payments.trial_days_hint')}
          min={0}
          max={90}
          value={fields.trial_days}
          onValueChange={(trial_days) => change({ trial_days })}
        />
        <NumberField
          label={t('payments.order')}
          min={0}
          max={1000}
          value={fields.position}
          onValueChange={(position) => change({ position })}
        />
        <TextField
          label={t('payments.stripe_price')}
          hint={t('payments.stripe_price_hint')}
          error={hasTried && !isStripePrice ? t('payments.stripe_price_wrong') : undefined}
          isOptional
          dir="ltr"
          maxLength={66}
          value={fields.stripe_price_id}
          onChange={({ target }) => change({ stripe_price_id: target.value })}
        />
      </Grid>
      <Grid>{wordsFields('discount_label')}</Grid>
      <Checkbox
        label={t('payments.is_active')}
        checked={fields.is_active}
        onChange={({ target }) => change({ is_active: target.checked })}
      />
      <Checkbox
        label={t('payments.teacher_assisted')}
        checked={fields.is_teacher_assisted}
        onChange={({ target }) => change({ is_teacher_assisted: target.checked })}
      />
    </OfficeForm>
  )
}
