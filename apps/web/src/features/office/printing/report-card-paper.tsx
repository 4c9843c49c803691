import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { institutionName } from '@maktab/domain/tenants/institution-names'

import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { PaperHead } from './paper-frame.tsx'
import table from './paper-table.module.css'
import styles from './report-card-paper.module.css'

type Cards = Output<Catalogue['readReportCards']>
type Card = Cards['list'][number]
type Figures = Card['overall']

interface ReportCardPaperProps {
  readonly cards: Omit<Cards, 'list'>
  readonly of: Card
  /** ISO, of the school. */
  readonly today: string
}

/** The card of one learner on an upright sheet, in the language that is spoken around it. */
export function ReportCardPaper({ cards, of, today }: ReportCardPaperProps) {
  const t = useT('papers', 'home')
  const format = useFormat()
  const { code } = useLanguage()
  const { school, class_name, class_teacher, year_name } = cards
  const { full_name, father_name, roll_number, admission_number, classes, overall } = of
  const about = [
    className(class_name, t, format),
    ...(year_name === null ? [] : [t('papers.report_year', { name: format.digits(year_name) })]),
    ...(class_teacher === null ? [] : [t('papers.of_class_teacher', { name: class_teacher })]),
  ]
  const facts = [
    [t('papers.name'), full_name],
    [t('papers.father'), father_name],
    [t('papers.roll'), roll_number === null ? null : format.digits(String(roll_number))],
    [t('papers.admission'), admission_number === null ? null : format.digits(admission_number)],
  ] as const
  return (
    <article className={styles['card']} aria-label={full_name}>
      <PaperHead school={institutionName(school, code)} title={t('papers.report_title')} about={about} />
      <dl className={styles['facts']}>
        {facts.map(
          ([label, text]) =>
            text !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <table className={table['table']}>
        <thead>
          <tr>
            {(['class', 'lessons', 'exercises', 'work', 'scores', 'attendance'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`papers.report_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {classes.map(({ class_id, class_name: name, ...figures }) => (
            <Row key={class_id} name={className(name, t, format)} figures={figures} />
          ))}
          <Row name={t('papers.report_overall')} figures={overall} />
        </tbody>
      </table>
      <p className={styles['marks']}>
        {t('papers.report_attendance')}: <Marks of={overall} />
      </p>
      <div className={styles['remark']}>{t('papers.report_remark')}</div>
      <div className={styles['signatures']}>
        <span>{t('papers.signature')}</span>
        <span>{t('papers.report_signature_principal')}</span>
        <span>{t('papers.report_signature_family')}</span>
      </div>
      <p className={styles['printed']}>{t('papers.report_printed', { date: format.date(today) })}</p>
    </article>
  )
}

/** Each figure with what it is of; one that was not measured is said, never a nought. */
function Row({ name, figures }: { readonly name: string; readonly figures: Figures }) {
  const t = useT('papers')
  const format = useFormat()
  const {
    lessons_completed,
    total_lessons,
    attempts,
    average_accuracy,
    assignments_set,
    assignments_turned_in,
    assignments_scored,
    average_score,
    attendance,
  } = figures
  const part = (some: number, whole: number) =>
    whole === 0
      ? t('papers.report_none')
      : t('papers.report_of', { part: format.number(some), whole: format.number(whole) })
  const percent = (value: number | null, more: string) =>
    value === null ? t('papers.report_unmeasured') : `${format.percent(value)} · ${more}`
  const cells = [
    part(lessons_completed, total_lessons),
    percent(average_accuracy, t('papers.report_attempts', { count: attempts })),
    part(assignments_turned_in, assignments_set),
    percent(average_score, t('papers.report_scored', { count: assignments_scored })),
    attendance === null ? t('papers.report_unmarked') : format.percent(attendance),
  ]
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {cells.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns stay where they are
        <td key={index}>{text}</td>
      ))}
    </tr>
  )
}

function Marks({ of: { attendance, present, late, absent, leave } }: { readonly of: Figures }) {
  const t = useT('papers')
  const { number } = useFormat()
  return (
    <>
      {attendance === null
        ? t('papers.report_unmarked')
        : t('papers.report_marks', {
            present: number(present),
            late: number(late),
            absent: number(absent),
            leave: number(leave),
          })}
    </>
  )
}
