import type { Checked } from '@maktab/contracts/call'
import type { LanguageCode } from '@maktab/contracts/fields'
import {
  listNetworkSubjectGrades,
  listNetworkSubjects,
  listNetworkSubjectSchools,
  listRegionSubjectGrades,
  listRegionSubjects,
  listRegionSubjectSchools,
  readNetworkSubject,
  readRegionSubject,
} from '@maktab/contracts/insights/head-subjects'
import { accept } from '@maktab/contracts/outcome'
import { subjectKeyOf, subjects as known } from '@maktab/domain/content/subjects'
import { heardSince, isSilent, subjectFigures } from '@maktab/domain/insights/school-figures'
import { languageByCode } from '@maktab/i18n/languages'
import { compareTexts } from '@maktab/i18n/sorting'
import { atGate, type GateContext } from '#calls/handle.ts'
import { ofHead } from '#features/insights/head-dashboards.ts'
import {
  findSubjectGrades,
  findSubjects,
  findSubjectSchools,
  readSubject,
} from '#features/insights/head-subjects.sql.ts'

const pageSize = 20
const places = { en: 0, ps: 1, da: 2, ur: 3 } as const

/** Keys of the subjects that are known, by their usual name in that language. */
function subjectsByName(code: LanguageCode): readonly string[] {
  const { locale } = languageByCode(code)
  const compare = compareTexts(locale)
  return Object.entries(known)
    .toSorted(([, one], [, other]) => compare(one.names[places[locale]], other.names[places[locale]]))
    .map(([key]) => key)
}

/** Some lists of the specification are counted from 0: their first page is the first. */
const pageOf = (page: number) => ({ page: Math.max(1, page), pageSize })

function numbersOf({ total, as_of }: { readonly total: number; readonly as_of: Date | null }) {
  return { as_of: as_of?.toISOString() ?? null, total, total_pages: Math.ceil(total / pageSize) }
}

async function subjects(gate: GateContext, { region_id, page, ...asked }: Checked<typeof listNetworkSubjects>) {
  return ofHead(gate, { region_id }, async ({ db, ...place }) => {
    const found = await findSubjects(db, place, {
      ...asked,
      ...pageOf(page),
      heardSince: heardSince(gate.now),
      inOrder: subjectsByName(gate.language),
    })
    return accept({
      ...numbersOf(found),
      report: found.list.map((row) => ({
        subject: row.subject,
        subject_name: row.written,
        schools_total: row.schools_total,
        schools_heard: row.schools_heard,
        ...subjectFigures(row),
      })),
    })
  })
}

async function summary(gate: GateContext, { region_id, subject, grade }: Checked<typeof readNetworkSubject>) {
  return ofHead(gate, { region_id }, async ({ db, ...place }) => {
    const asked = { subject: subjectKeyOf(subject), grade, heardSince: heardSince(gate.now) }
    const row = (await readSubject(db, place, asked)) ?? nothing
    const { learners_to_40: to_40, learners_to_60: to_60, learners_to_80: to_80, learners_above_80: above_80 } = row
    return accept({
      as_of: row.counted_on?.toISOString() ?? null,
      subject: asked.subject,
      subject_name: row.written,
      schools_total: row.schools_total,
      schools_heard: row.schools_heard,
      ...subjectFigures(row),
      bands: {
        to_40,
        to_60,
        to_80,
        above_80,
        not_measured: Math.max(0, row.learners_banded - to_40 - to_60 - to_80 - above_80),
      },
    })
  })
}

const nothing = {
  written: '',
  counted_on: null,
  schools_total: 0,
  schools_heard: 0,
  classes: 0,
  learners: 0,
  learners_banded: 0,
  lessons_completed: 0,
  lessons_total: 0,
  attempts: 0,
  accuracy_sum: 0,
  time_spent_in_seconds: 0,
  learners_to_40: 0,
  learners_to_60: 0,
  learners_to_80: 0,
  learners_above_80: 0,
}

async function grades(gate: GateContext, asked: Checked<typeof listNetworkSubjectGrades>) {
  const { region_id, subject, sort, direction, page } = asked
  return ofHead(gate, { region_id }, async ({ db, ...place }) => {
    const found = await findSubjectGrades(db, place, {
      subject: subjectKeyOf(subject),
      sort,
      direction,
      ...pageOf(page),
      heardSince: heardSince(gate.now),
    })
    return accept({
      ...numbersOf(found),
      report: found.list.map((row) => ({
        grade: row.grade,
        schools_total: row.schools_total,
        schools_heard: row.schools_heard,
        ...subjectFigures(row),
      })),
    })
  })
}

async function schools(gate: GateContext, asked: Checked<typeof listNetworkSubjectSchools>) {
  const { region_id, subject, page, ...filter } = asked
  return ofHead(gate, { region_id }, async ({ db, ...place }) => {
    const found = await findSubjectSchools(db, place, {
      ...filter,
      subject: subjectKeyOf(subject),
      ...pageOf(page),
      language: gate.language,
    })
    return accept({
      ...numbersOf(found),
      report: found.list.map((row) => {
        const figures = subjectFigures(row)
        return {
          institution_id: row.institution_id,
          name: row.name,
          region_name: row.region_name,
          city: row.city,
          ...figures,
          // Never heard of is not nought.
          lesson_completions: row.heard_on === null ? null : figures.lesson_completions,
          heard_on: row.heard_on?.toISOString() ?? null,
          is_silent: isSilent(row.heard_on, gate.now),
        }
      }),
    })
  })
}

export const headSubjects = {
  listNetworkSubjects: atGate(listNetworkSubjects, subjects),
  listRegionSubjects: atGate(listRegionSubjects, subjects),
  readNetworkSubject: atGate(readNetworkSubject, summary),
  readRegionSubject: atGate(readRegionSubject, summary),
  listNetworkSubjectGrades: atGate(listNetworkSubjectGrades, grades),
  listRegionSubjectGrades: atGate(listRegionSubjectGrades, grades),
  listNetworkSubjectSchools: atGate(listNetworkSubjectSchools, schools),
  listRegionSubjectSchools: atGate(listRegionSubjectSchools, schools),
}
