import { Notice } from '@maktab/ui/feedback/notice'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import type { Marking } from './use-marking.ts'

/** Says that scores wait in this browser alone, and that they are not lost. */
export function UnsavedScores({ of: { unsaved } }: { of: Pick<Marking, 'unsaved'> }) {
  const t = useTOnceHere('scores', { isNeeded: unsaved > 0 })
  if (t === undefined || unsaved === 0) return null
  return <Notice tone="warning">{t('marking.unsaved', { count: unsaved })}</Notice>
}
