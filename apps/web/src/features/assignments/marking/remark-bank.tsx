import { listRemarks, saveRemark } from '@maktab/client/calls/assignments/remarks.generated'
import { remarkBank } from '@maktab/contracts/assignments/remark-limits'
import { Button } from '@maktab/ui/base/button'
import { IconButton } from '@maktab/ui/base/icon-button'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { withLine } from './remark-lines.ts'
import styles from './remark-bank.module.css'

interface RemarkBankProps {
  /** What stands in the field. */
  readonly remark: string
  readonly longest: number
  onChoose(remark: string): void
}

const fewAtFirst = 6

/** Remarks to be said again with a tap: those that the teacher keeps, and those said last. A star keeps one, or lets it go. */
export function RemarkBank({ remark, longest, onChoose }: RemarkBankProps) {
  const t = useT('application', 'scores')
  const format = useFormat()
  const showToast = useToasts()
  const [isWhole, setWhole] = useState(false)
  const remarks = useQuery(listRemarks, {})
  const { run, isBusy } = useCommand(saveRemark)
  // What cannot be answered now is no reason to stop marking.
  if (remarks.state !== 'ready') return null
  const { list } = remarks.value
  if (list.length === 0) return <p className="soft small">{t('scores.bank_empty')}</p>
  const isFull = list.filter(({ is_saved }) => is_saved).length >= remarkBank.saved
  const shown = isWhole ? list : list.slice(0, fewAtFirst)

  async function change(text: string, is_saved: boolean): Promise<void> {
    const answer = await run({ text, is_saved })
    if (!answer.ok) showToast({ tone: 'error', text: explain(t, answer) })
  }

  return (
    <section className="grid gap-2 shrink" aria-label={t('scores.bank')}>
      <ul className={styles['bank']} role="list">
        {shown.map(({ text, is_saved }) => {
          const next = withLine(remark, text)
          return (
            <li key={text} className={styles['offered']}>
              <button
                type="button"
                className={styles['text']}
                title={text}
                dir="auto"
                disabled={next === undefined || next.length > longest}
                onClick={() => next !== undefined && onChoose(next)}
              >
                {text}
              </button>
              <IconButton
                icon="star"
                className={styles['star']}
                label={t(is_saved ? 'scores.let_remark_go' : 'scores.keep_remark', { text })}
                aria-pressed={is_saved}
                disabled={isBusy || (isFull && !is_saved)}
                onClick={() => void change(text, !is_saved)}
              />
            </li>
          )
        })}
      </ul>
      {isFull && isWhole && <p className="soft small">{t('scores.bank_full', { count: remarkBank.saved })}</p>}
      {list.length > fewAtFirst && (
        <div>
          <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('scores.bank_fewer') : t('scores.bank_all', { count: format.number(list.length) })}
          </Button>
        </div>
      )}
    </section>
  )
}
