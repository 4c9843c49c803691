import { saveAccounts } from '@maktab/client/calls/payments/plans.generated'
import type { PaymentAccount } from '@maktab/contracts/payments/plans'
import { Button } from '@maktab/ui/base/button'
import { TextField } from '@maktab/ui/fields/text-field'
import { Grid, Row } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useOfficeDraft } from '#features/office/office-draft.ts'
import { OfficeForm } from '#features/office/office-form.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'

const most = 10
const nothing: PaymentAccount = { bank: '', title: '', number: '' }

interface AccountsFormProps {
  readonly of: readonly PaymentAccount[]
  readonly onSaved: () => void
}

/** The accounts that families send money to. */
export function AccountsForm({ of, onSaved }: AccountsFormProps) {
  const t = useT('payments', 'selling', 'office')
  const format = useFormat()
  const draft = useOfficeDraft({ name: 'payment-accounts', saved: { accounts: of } })
  const { accounts } = draft.fields
  const { run, isBusy } = useCommand(saveAccounts)
  const [problem, setProblem] = useState<string>()
  const [hasTried, setHasTried] = useState(false)
  const put = (next: readonly PaymentAccount[]) => draft.change({ accounts: next })
  const isWhole = ({ bank, title, number }: PaymentAccount) =>
    bank.trim() !== '' && title.trim() !== '' && number.trim().length >= 4
  const missing = (isThere: boolean) => (hasTried && !isThere ? t('payments.needed') : undefined)

  async function save(): Promise<void> {
    setHasTried(true)
    if (!accounts.every(isWhole)) return
    const answer = await run({ accounts: [...accounts] })
    if (!answer.ok) return setProblem(explain(t, answer))
    draft.forget()
    onSaved()
  }

  return (
    <OfficeForm draft={draft} onSave={() => void save()} isBusy={isBusy} problem={problem}>
      <p className="soft">{t('payments.accounts_intro')}</p>
      {accounts.map((account, index) => {
        const write = (part: Partial<PaymentAccount>) =>
          put(accounts.map((one, at) => (at === index ? { ...one, ...part } : one)))
        return (
          // Accounts have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="grid gap-2">
            <Grid>
              <TextField
                label={t('payments.account_bank')}
                error={missing(account.bank.trim() !== '')}
                maxLength={80}
                value={account.bank}
                onChange={({ target }) => write({ bank: target.value })}
              />
              <TextField
                label={t('payments.account_title')}
                error={missing(account.title.trim() !== '')}
                maxLength={120}
                value={account.title}
                onChange={({ target }) => write({ title: target.value })}
              />
              <TextField
                label={t('payments.account_number')}
                error={missing(account.number.trim().length >= 4)}
                maxLength={40}
                dir="ltr"
                value={account.number}
                onChange={({ target }) => write({ number: target.value })}
              />
            </Grid>
            <Row>
              <Button variant="quiet" icon="remove" onClick={() => put(accounts.filter((_one, at) => at !== index))}>
                {t('payments.remove_account', { number: format.number(index + 1) })}
              </Button>
            </Row>
          </div>
        )
      })}
      {accounts.length < most && (
        <Row>
          <Button icon="add" onClick={() => put([...accounts, nothing])}>
            {t('payments.add_account')}
          </Button>
        </Row>
      )}
    </OfficeForm>
  )
}
