/** Asks the provider after payments that wait: a tab may close before it returns, and a wallet may debit late. */
import { eachTenant, openJob, type Job, type SweeperParts } from '#jobs/job.ts'
import { inquire, type WalletEquipment } from '#features/payments/wallet-reports.ts'
import { walletOf } from '#features/payments/payment-settings.ts'
import { readDueRefs } from '#features/payments/wallet.sql.ts'

const mostAtOnce = 50

/** Answers after how many payments it asked. */
export function openWalletInquirer({
  onFailure,
  ...equipment
}: WalletEquipment & Pick<SweeperParts, 'onFailure'>): Job {
  const { doors, clock, paymentSettings } = equipment
  return openJob(
    (isClosed) =>
      eachTenant(doors, async (tenant_id) => {
        const settings = walletOf(paymentSettings, tenant_id)
        if (!settings) return 0
        const due = await doors.inTenant(tenant_id, (db) =>
          readDueRefs(db, { tenant_id, now: clock(), limit: mostAtOnce }),
        )
        let asked = 0
        for (const ref of due) {
          if (isClosed()) break
          await inquire(equipment, settings, ref)
          asked += 1
        }
        return asked
      }),
    { pauseMs: 60_000, onFailure },
  )
}
