import { applyYear, planYear } from '@maktab/client/calls/office/year-rollovers.generated'
import type { SchoolYear } from '@maktab/contracts/office/school-years'
import type { PlannedSection, YearClash, YearPlan } from '@maktab/contracts/office/year-rollovers'
import { Button } from '@maktab/ui/base/button'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { Notice } from '@maktab/ui/feedback/notice'
import { Card } from '@maktab/ui/layout/card'
import { Row, Stack } from '@maktab/ui/layout/layout'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { DataTable, type Column } from '@maktab/ui/tables/data-table'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { subjectName } from '#features/schools/subject-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useOfficeDraft } from './office-draft.ts'
import { YearSectionDialog } from './year-section-dialog.tsx'

type Section = YearPlan['sections'][number]
const ways = ['follow', 'stay', 'none'] as const
const counted = [
  'rising',
  'other_section',
  'repeating',
  'graduating',
  'leaving',
  'classes_ended',
  'classes_made',
] as const
/** What is told of these are subjects, of the others people. */
const ofSubjects: ReadonlySet<string> = new Set(['target_exists', 'course_unknown', 'course_missing'])

interface YearPlanProps {
  /** The one that is to begin. */
  readonly of: SchoolYear
  readonly onBegun: () => void
}

/** What happens when a year begins, section by section, with what stands in its way; and the step itself, behind the typed name of the year. */
export function YearPlanner({ of: { year_id, name }, onBegun }: YearPlanProps) {
  const t = useT('years', 'office')
  const isOnline = useIsOnline()
  const draft = useOfficeDraft<{
    teachers: (typeof ways)[number]
    /** Whether the office changed what was proposed. */
    isOwn: boolean
    sections: PlannedSection[]
    renewed: YearPlan['renewed']
  }>({ name: `year-plan-${year_id}`, saved: { teachers: 'follow', isOwn: false, sections: [], renewed: [] } })
  const { teachers, isOwn, sections, renewed } = draft.fields
  const plan = useQuery(planYear, { year_id, teachers, ...(isOwn && { sections, renewed }) })
  const [shown, setShown] = useState<YearPlan>()
  if (plan.state === 'ready' && plan.value !== shown) setShown(plan.value)
  const applying = useCommand(applyYear)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function begin(seen: YearPlan): Promise<void> {
    const answer = await applying.run({
      year_id,
      teachers,
      sections: seen.sections.map(ordered),
      renewed: seen.renewed,
      plan_key: seen.plan_key,
      typed: name,
    })
    setAsking(false)
    if (answer.ok) {
      draft.forget()
      return onBegun()
    }
    setProblem(explain(t, answer))
    if (plan.state !== 'loading') plan.refresh()
  }

  return (
    <CallState
      // What was shown stays in sight while a changed plan is worked out.
      of={plan.state === 'loading' && shown ? { state: 'ready', value: shown, from: 'server', refresh() {} } : plan}
      shape="rows"
      refused={{ not_found: () => <NotFound />, year_not_next: () => <NotFound /> }}
    >
      {(seen) => {
        const isBlocked = seen.clashes.some(({ is_blocking }) => is_blocking)
        return (
          <Stack gap={5}>
            <Card>
              <RadioGroup
                label={t('years.teachers')}
                options={ways.map((value) => ({ value, label: t(`years.teachers_${value}`) }))}
                value={teachers}
                onValueChange={(value) => draft.change({ teachers: ways.find((one) => one === value) ?? 'follow' })}
              />
            </Card>
            <Clashes of={seen.clashes} />
            <PlannedSections
              of={seen}
              onChanged={(section) =>
                draft.change({
                  isOwn: true,
                  sections: seen.sections.map((one) =>
                    one.grade === section.grade && one.section === section.section ? section : ordered(one),
                  ),
                  renewed: seen.renewed,
                })
              }
            />
            <Counts of={seen} />
            <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
            <Row>
              <Button
                variant="primary"
                disabled={!isOnline || isBlocked || plan.state !== 'ready'}
                isBusy={applying.isBusy}
                onClick={() => setAsking(true)}
              >
                {t('years.begin', { name })}
              </Button>
              {draft.isChanged && <Button onClick={draft.forget}>{t('years.again')}</Button>}
            </Row>
            <ConfirmDialog
              isOpen={isAsking}
              heading={t('years.begin_ask', { name })}
              confirmLabel={t('years.begin', { name })}
              nameToType={name}
              isBusy={applying.isBusy}
              onClose={() => setAsking(false)}
              onConfirm={() => void begin(seen)}
            >
              {t('years.begin_body')}
            </ConfirmDialog>
          </Stack>
        )
      }}
    </CallState>
  )
}

/** A section as it is ordered: without what is only shown. */
function ordered({ grade, section, to, courses, exceptions }: Section): PlannedSection {
  return { grade, section, to, courses, exceptions: exceptions.map(({ full_name: _name, ...one }) => one) }
}

function Clashes({ of }: { readonly of: readonly YearClash[] }) {
  const t = useT('years', 'home')
  const format = useFormat()
  const [blocking, others] = [of.filter((one) => one.is_blocking), of.filter((one) => !one.is_blocking)]
  const say = ({ kind, grade, section: letter, count, names: told }: YearClash) => {
    const section = format.digits(`${grade} ${letter}`)
    if (kind === 'section_unknown') return t('years.clash_section_unknown', { section })
    if (kind === 'section_large' || kind === 'work_unmarked')
      return t(`years.clash_${kind}`, { section, count: format.number(count) })
    const names = told.map((one) => (ofSubjects.has(kind) ? subjectName(one, t) : one)).join(' · ')
    return t(`years.clash_${kind}`, { section, names })
  }
  const list = (clashes: readonly YearClash[]) => (
    <ul>
      {clashes.map((one) => (
        <li key={`${one.kind} ${one.grade} ${one.section}`}>{say(one)}</li>
      ))}
    </ul>
  )
  return (
    <div role="status" className="grid gap-4">
      {blocking.length > 0 && (
        <Notice tone="danger" title={t('years.blocked')}>
          {list(blocking)}
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="warning" title={t('years.look')}>
          {list(others)}
        </Notice>
      )}
      {of.length === 0 && <Notice tone="success">{t('years.nothing')}</Notice>}
    </div>
  )
}

function PlannedSections({
  of,
  onChanged,
}: {
  readonly of: YearPlan
  readonly onChanged: (section: PlannedSection) => void
}) {
  const t = useT('years', 'home')
  const format = useFormat()
  const [changing, setChanging] = useState<Section>()
  const place = ({ grade, section }: { readonly grade: string; readonly section: string }) =>
    format.digits(`${grade} ${section}`)
  const columns: readonly Column<Section>[] = [
    { key: 'section', heading: t('years.section'), isRowHeading: true, cell: (one) => <bdi>{place(one)}</bdi> },
    { key: 'learners', heading: t('years.learners'), isFigure: true, cell: (one) => format.number(one.learners) },
    {
      key: 'to',
      heading: t('years.goes_to'),
      cell: (one) => (one.to === 'graduate' ? t('years.graduate') : <bdi>{place(one.to)}</bdi>),
    },
    {
      key: 'classes',
      heading: t('years.follow'),
      cell: ({ classes, begun }) => (
        <>
          {t('years.follow_of', {
            made: format.number(classes.filter(({ to_course_id }) => to_course_id !== null).length),
            all: format.number(classes.length),
          })}
          {begun.length > 0 && (
            <div className="soft">
              {t('years.begun_there', {
                subjects: begun.map(({ alias, subject }) => alias ?? subjectName(subject, t)).join(' · '),
              })}
            </div>
          )}
        </>
      ),
    },
    {
      key: 'exceptions',
      heading: t('years.exceptions'),
      isFigure: true,
      cell: (one) => format.number(one.exceptions.length),
    },
    {
      key: 'change',
      heading: t('years.change'),
      cell: (one) => (
        <Button
          size="small"
          aria-label={t('years.change_section', { section: place(one) })}
          onClick={() => setChanging(one)}
        >
          {t('years.change')}
        </Button>
      ),
    },
  ]
  return (
    <Stack>
      <DataTable
        caption={t('years.sections')}
        columns={columns}
        rows={of.sections}
        rowKey={({ grade, section }) => `${grade} ${section}`}
      />
      {of.renewed.length > 0 && <p>{t('years.renewed', { sections: of.renewed.map(place).join(' · ') })}</p>}
      {changing !== undefined && (
        <YearSectionDialog
          of={changing}
          plan={of}
          onClose={() => setChanging(undefined)}
          onKept={(section) => {
            setChanging(undefined)
            onChanged(section)
          }}
        />
      )}
    </Stack>
  )
}

function Counts({ of }: { readonly of: YearPlan }) {
  const t = useT('years')
  const format = useFormat()
  return (
    <Card heading={t('years.what_happens')} level={2}>
      <dl className="grid gap-2">
        {counted.map((one) => (
          <Row key={one}>
            <dt>{t(`years.count_${one}`)}</dt>
            <dd className="bold">{format.number(of.counts[one])}</dd>
          </Row>
        ))}
      </dl>
    </Card>
  )
}
