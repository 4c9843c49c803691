import type { InteractionType, PackageInteraction } from '@maktab/contracts/viewers/package-states'
import type { LanguageCode } from '@maktab/contracts/fields'
import { shownResponse } from '@maktab/domain/viewers/scorm-responses'
import { languageByCode } from '@maktab/i18n/languages'
import type { MessageKey } from '@maktab/i18n/keys'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useT } from '#language/use-t.ts'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

const nameOfType: Readonly<Record<InteractionType, MessageKey & `reports.${string}`>> = {
  'true-false': 'reports.interaction_true_false',
  choice: 'reports.interaction_choice',
  'fill-in': 'reports.interaction_fill_in',
  'long-fill-in': 'reports.interaction_fill_in',
  matching: 'reports.interaction_matching',
  performance: 'reports.interaction_performance',
  sequencing: 'reports.interaction_sequencing',
  likert: 'reports.interaction_likert',
  numeric: 'reports.interaction_numeric',
  other: 'reports.interaction_other',
}

/** Questions that a package asked, in its own words; where it says nothing of what it asked, by the names that it gives them. */
export function PackageInteractions({
  interactions,
  language,
}: {
  readonly interactions: readonly PackageInteraction[]
  readonly language: LanguageCode
}) {
  const t = useT('courses', 'reports')
  const write = useReportFormat()
  const { tag } = languageByCode(language)
  if (interactions.length === 0) return <p>{t('reports.no_interactions')}</p>
  return (
    <ol className={styles['questions']} role="list">
      {interactions.map(
        ({ interaction_id, type, description, response, expected, is_right, latency_in_seconds }, index) => {
          const [given, right] = [shownResponse(response), shownResponse(expected)]
          return (
            <li key={index} className={styles['question']}>
              <p className={styles['note']}>
                {t(nameOfType[type])}
                {latency_in_seconds !== null &&
                  ` · ${t('reports.interaction_time', { time: write.time(latency_in_seconds) })}`}
              </p>
              <p lang={tag} dir="auto">
                {description === '' ? interaction_id : description}
              </p>
              <p dir="auto">{given === '' ? t('reports.no_answer') : t('reports.answered', { answer: given })}</p>
              <div>
                <StatusChip
                  tone={is_right === null ? 'neutral' : is_right ? 'success' : 'danger'}
                  icon={is_right === null ? 'clock' : is_right ? 'check' : 'close'}
                >
                  {t(
                    is_right === null ? 'reports.interaction_open' : is_right ? 'content.correct' : 'content.incorrect',
                  )}
                </StatusChip>
              </div>
              {is_right === false && right !== '' && <p dir="auto">{t('content.right_answer', { answer: right })}</p>}
            </li>
          )
        },
      )}
    </ol>
  )
}
