import type { RangeRefusal } from '@maktab/domain/schools/report-range'
import type { Translate } from '@maktab/i18n/translate'
import { Notice } from '@maktab/ui/feedback/notice'
import type { RefusedViews } from '#page/call-state.tsx'

/** What stands where a span was refused (seed 001 §5). */
export function rangeRefused(t: Translate<'application'>): RefusedViews<RangeRefusal> {
  return {
    start_after_today: () => <Notice tone="danger">{t('refusals.startdate_larger_then_currentdate')}</Notice>,
    end_after_today: () => <Notice tone="danger">{t('refusals.enddate_larger_then_currentdate')}</Notice>,
    start_after_end: () => <Notice tone="danger">{t('refusals.startdate_larger_then_enddate')}</Notice>,
  }
}
