import { Notice } from '@maktab/ui/feedback/notice'
import { useNow } from '#browser/use-now.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'

/** A server that makes one every night has missed two. */
const oldAfterMs = 3 * 86_400_000

/** When the school was backed up last: a line where all is well, a warning where it is long ago or never was. */
export function LastBackup({ of }: { readonly of: { readonly made_on: string } | null }) {
  const t = useT('office')
  const { dateTime } = useFormat()
  const now = useNow()
  if (!of) return <Notice tone="warning">{t('configuration.backup_none')}</Notice>
  const date = dateTime(of.made_on)
  return now - new Date(of.made_on).getTime() > oldAfterMs ? (
    <Notice tone="warning">{t('configuration.backup_old', { date })}</Notice>
  ) : (
    <p className="soft">{t('configuration.backup_last', { date })}</p>
  )
}
